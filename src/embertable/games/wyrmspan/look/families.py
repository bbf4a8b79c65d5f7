"""Families: which build, wings, head and ornament the name of a dragon asks for."""

from __future__ import annotations

from dataclasses import dataclass, replace

from embertable.art.heads import Head


@dataclass(frozen=True)
class Family:
    """What all dragons of one kin share, and the choices in which they differ."""

    build: str
    kin: str  # the words of a name that tell the family
    wings: str
    head: Head
    horns: str = "swept tall nubs crown wavy"
    ears: str = "fin leaf none"
    tails: str = "spade arrow leaf none"
    backs: str = "spikes plates sail none"
    marks: str = "spots stripes scales saddles none"
    arms: bool = False  # short forelegs on a legless build
    heads: int = 1


SNAKE = Head(snout=1.2, depth=0.86, brow=0.2, jaw=0.8)
# fmt: off
FAMILIES: dict[str, Family] = {
    "wyvern": Family("biped", "wyvern hornwyrn mistvern", "bat", Head(snout=1.25, depth=0.95, hook=0.1),
        ears="fin none leaf", tails="spade arrow club fork", backs="spikes plates none"),
    "firevern": Family("biped", "firevern", "bat", Head(snout=1.15, brow=0.6), horns="swept wavy crown",
        ears="fin tuft", tails="flame", backs="feathers spikes", marks="saddles stripes scales"),
    "flyer": Family("biped", "flyer aerial", "bat", Head(snout=1.45, depth=0.8, brow=0.1), horns="swept none wavy",
        ears="none fin", tails="arrow leaf", backs="none sail"),
    "dragonette": Family("biped", "dragonette frogmouth", "bat", Head(snout=0.72, eye=0.42), horns="nubs none swept",
        ears="leaf tuft fin", tails="leaf spade tuft", backs="none plates spikes"),
    "catcher": Family("biped", "cricketcatcher", "gauze", Head(snout=0.85, depth=0.9, eye=0.46), horns="none nubs",
        ears="leaf none", tails="leaf fork", backs="none plates", marks="stripes spots none"),
    "rex": Family("biped", "rex drakus spitter", "", Head(snout=1.15, depth=1.25, brow=0.5, jaw=1.4),
        horns="nubs crown rhino", ears="none", tails="none club", backs="spikes plates feathers"),
    "drake": Family("quad", "drake lawndrake licheneater landragon sharpclaw", "", Head(depth=1.05),
        ears="leaf fin none", tails="spade club leaf none"),
    "dragon": Family("quad", "dragon firedragon shepherd keeper", "bat", Head()),
    "guardian": Family("quad", "guardian", "bat", Head(snout=1.15, depth=1.1, brow=0.6, jaw=1.2),
        horns="crown tall ram", ears="fin frill", tails="spade club arrow", backs="plates spikes"),
    "grazer": Family("quad", "grazer", "", Head(snout=0.95, depth=1.2, brow=0.0, jaw=1.2), horns="ram nubs antler",
        ears="leaf", tails="tuft leaf", backs="none mane plates"),
    "rock": Family("quad", "rockbreaker primordiasaur", "", Head(snout=0.95, depth=1.3, brow=0.8, jaw=1.6),
        horns="rhino crown nubs", ears="none", tails="club", backs="plates", marks="scales spots"),
    "basilisk": Family("quad", "basilisk", "", Head(snout=1.3, depth=0.9, brow=0.7, jaw=1.2), horns="crown nubs",
        ears="frill fin", tails="none arrow", backs="sail", marks="scales stripes rings"),
    "ridge": Family("quad", "ridgeback ridgedragon", "", Head(snout=1.0, depth=1.1, brow=0.5, jaw=1.2),
        horns="ram tall forward", ears="leaf none", tails="club spade", backs="sail spikes", marks="stripes saddles"),
    "rufftail": Family("quad", "rufftail", "", Head(snout=1.05), horns="nubs swept", ears="tuft", tails="plume",
        backs="mane feathers", marks="spots stripes rings"),
    "gryph": Family("quad", "gryphdragon", "feathered", Head(snout=0.75, depth=1.05, brow=0.6, beak=True),
        horns="none none swept", ears="tuft", tails="tuft plume", backs="none feathers", marks="spots saddles none"),
    "antel": Family("quad", "anteldragon", "", replace(SNAKE, depth=0.85, brow=0.0), horns="antler tall wavy",
        ears="leaf", tails="tuft leaf", backs="mane none", marks="spots stripes none"),
    "hydra": Family("quad", "hydra", "", Head(snout=1.15), horns="nubs", ears="none", tails="spade", backs="none",
        marks="none", heads=3),
    "scorpio": Family("quad", "scorpio", "", Head(snout=0.9, brow=0.7, jaw=1.3, face="tusk"), horns="forward crown",
        ears="none", tails="sting", backs="plates", marks="scales saddles"),
    "serpent": Family("serpent", "serpent", "fin", SNAKE, horns="none swept nubs", ears="fin gill", tails="fan fork",
        backs="sail spikes", marks="spots stripes scales rings"),
    "moray": Family("serpent", "moray remora", "fin", replace(SNAKE, snout=1.0, jaw=1.3, hook=0.1), horns="none",
        ears="gill fin", tails="fan", backs="sail", marks="spots rings stripes"),
    "cobra": Family("serpent", "viper cobrette", "", replace(SNAKE, snout=0.8), horns="none nubs", ears="hood",
        tails="none arrow", backs="none", marks="saddles scales rings"),
    "lindworm": Family("serpent", "creeper lindworm", "", Head(snout=1.15), horns="swept nubs tall", ears="fin leaf",
        tails="spade leaf arrow", backs="spikes mane", arms=True),
    "wyrm": Family("coil", "wyrm redwyrm broadwyrm ophidian", "", Head(snout=1.2, brow=0.6, jaw=1.2),
        horns="swept crown ram nubs", ears="fin gill none", tails="arrow spade none", backs="spikes none sail",
        marks="scales stripes saddles spots"),
    "koi": Family("coil", "koiwyrm", "fin", Head(snout=0.9, depth=1.05, brow=0.1, face="whiskers"), horns="none",
        ears="fin", tails="fan", backs="sail", marks="saddles scales"),
    "lung": Family("lung", "lung", "", Head(snout=1.25, brow=0.5, face="whiskers"), horns="antler antler swept",
        ears="leaf tuft", tails="plume tuft", backs="mane spikes", marks="scales saddles none"),
    "spirit": Family("lung", "spirit ghost one", "", Head(snout=0.95, brow=0.0, jaw=0.8, face="beard"),
        horns="antler wavy tall", ears="leaf tuft", tails="plume leaf", backs="feathers mane",
        marks="stars spots rings"),
    "amphiptere": Family("plumed", "amphiptere", "feathered", Head(snout=1.05, depth=0.9), horns="none swept nubs",
        ears="tuft fin", tails="plume fan leaf", backs="feathers none mane", marks="scales saddles spots none"),
    "hydraptere": Family("plumed", "hydraptere", "feathered", Head(snout=1.0, depth=0.9), horns="none", ears="none",
        tails="plume", backs="none", marks="scales", heads=2),
    "coatl": Family("plumed", "coatl", "feathered", Head(snout=0.95, depth=0.95), horns="none", ears="tuft frill",
        tails="plume", backs="feathers", marks="scales saddles bands"),
    "seraph": Family("plumed", "seraph", "feathered", Head(snout=0.8, eye=0.42), horns="none crown", ears="tuft",
        tails="plume", backs="none", marks="stars none"),
    "manta": Family("plumed", "manta", "fin", Head(snout=0.7, depth=0.9, brow=0.0), horns="forward", ears="none",
        tails="sting none", backs="none", marks="spots"),
    "fey": Family("fey", "feydragon mothdragon", "moth", Head(snout=0.68, brow=0.0, jaw=0.8, eye=0.44, face="antennae"),
        horns="none", ears="leaf tuft none", tails="leaf tuft spade", backs="none plates", marks="spots stripes none"),
    "fae": Family("fey", "fae", "gauze", Head(snout=0.6, brow=0.0, jaw=0.8, eye=0.46), horns="nubs none wavy",
        ears="leaf", tails="leaf flame tuft", backs="none", marks="stars spots stripes none"),
}
# fmt: on

KIN = {word: name for name, family in FAMILIES.items() for word in family.kin.split()}


def family_of(words: list[str]) -> str:
    """The family a name belongs to: the first telling word from its end decides."""
    if "lung" in words:
        return "lung"
    if "rock" in words or "granite" in words:
        return "rock"
    return next((KIN[word] for word in reversed(words) if word in KIN), "dragon")
