const STORAGE_KEY = 'newOrderSound';

/** Whether this browser plays a sound for new orders; on by default. */
export function isSoundOn(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== 'off';
}

export function keepSound(on: boolean): void {
  localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
}

const NOTES_HZ = [880, 1318.5];
const NOTE_SECONDS = 0.18;

/** Orders within this time share one sound, in milliseconds. */
const QUIET_AFTER_MS = 3_000;

let audio: AudioContext | undefined;
let quietUntil = 0;

/** Plays two short notes. Browsers allow sound only after a user interaction. */
export function playNewOrderSound(): void {
  if (!isSoundOn() || !navigator.userActivation?.hasBeenActive || Date.now() < quietUntil) return;
  quietUntil = Date.now() + QUIET_AFTER_MS;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const at = start + index * NOTE_SECONDS;
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.15, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + NOTE_SECONDS);
  }
}
