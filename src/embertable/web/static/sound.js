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

let [context, breath] = []; // breath is a second of noise

export function sound(name) {
  const volume = Number(chosen("volume", "0")) / 100;
  if (!volume || !NOTES[name] || document.hidden || !navigator.userActivation?.hasBeenActive) return; // a browser lets nothing be heard before the first click
  (context ??= new AudioContext()).resume();
  breath ??= new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  if (!breath.getChannelData(0)[1]) breath.copyToChannel(Float32Array.from(breath.getChannelData(0), () => Math.random() * 2 - 1), 0);
  for (const [when, from, to, long, loud] of NOTES[name]) note(context.currentTime + when, from, to, long, loud * volume * 0.5);
}

function note(at, from, to, long, loud) {
  const source = from ? new OscillatorNode(context) : new AudioBufferSourceNode(context, { buffer: breath, loop: true });
  source.frequency?.setValueAtTime(from, at).exponentialRampToValueAtTime(to, at + long);
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: from ? 4000 : to });
  const gain = new GainNode(context);
  gain.gain.setValueAtTime(0.0001, at).exponentialRampToValueAtTime(Math.max(loud, 0.0002), at + 0.008).exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + long + 0.02);
}
