// Sounds of our own making, few and soft, off until somebody chooses them. Each is a handful of tones and a breath of noise.
import { chosen } from "./page.js";

const NOTES = { // when, how high at first and at last, how long, how loud; height 0 is noise
  card: [[0, 0, 1800, 0.07, 0.5], [0.02, 240, 160, 0.05, 0.2]],
  token: [[0, 880, 620, 0.06, 0.3], [0.05, 1320, 990, 0.05, 0.15]],
  fire: [[0, 0, 500, 0.5, 0.5], [0.1, 0, 900, 0.25, 0.4]],
  trick: [[0, 0, 1400, 0.09, 0.4], [0.08, 0, 1600, 0.09, 0.4], [0.18, 330, 330, 0.2, 0.3]],
  turn: [[0, 180, 70, 0.18, 0.8]],
  end: [[0, 262, 262, 0.5, 0.3], [0.14, 330, 330, 0.5, 0.3], [0.28, 392, 392, 0.8, 0.35]],
};

let context;
let breath;

export function sound(name) {
  const volume = Number(chosen("volume", "0")) / 100;
  if (!volume || !NOTES[name] || document.hidden) return;
  context ??= new AudioContext();
  breath ??= noise();
  for (const [when, from, to, long, loud] of NOTES[name]) note(context.currentTime + when, from, to, long, loud * volume * 0.5);
}

function noise() {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  buffer.getChannelData(0).forEach((_, at, samples) => { samples[at] = Math.random() * 2 - 1; });
  return buffer;
}

function note(at, from, to, long, loud) {
  const [gain, filter] = [context.createGain(), context.createBiquadFilter()];
  const source = from ? context.createOscillator() : context.createBufferSource();
  if (from) source.frequency.setValueAtTime(from, at).exponentialRampToValueAtTime(to, at + long);
  else Object.assign(source, { buffer: breath, loop: true });
  filter.type = "lowpass";
  filter.frequency.value = from ? 4000 : to;
  gain.gain.setValueAtTime(0.0001, at).exponentialRampToValueAtTime(Math.max(loud, 0.0002), at + 0.008).exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + long + 0.02);
}
