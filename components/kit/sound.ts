/** Short notes that the page makes by itself, once somebody has allowed them by a tap. */

/** A dry click, a note that calls, a low and longer one that ends something. */
export type SoundName = 'click' | 'call' | 'end';

/** Hertz, and seconds. */
const NOTES = { click: [1100, 0.05], call: [660, 0.2], end: [330, 0.5] } as const satisfies Record<SoundName, readonly [number, number]>;

let audio: AudioContext | undefined;

/** To be called from a tap: browsers let no page make noise before one. */
export function wakeAudio(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    audio = undefined;
  }
}

export function sound(tone: SoundName): void {
  if (audio?.state !== 'running') return;
  const [now, [hertz, length]] = [audio.currentTime, NOTES[tone]];
  const [source, volume] = [audio.createOscillator(), audio.createGain()];
  source.type = 'triangle';
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0.4, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + length);
  source.connect(volume).connect(audio.destination);
  source.start(now);
  source.stop(now + length);
}
