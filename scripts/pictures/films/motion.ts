/** Seconds, frames a second and side length in pixels of every film. */
export const FILM = { seconds: 6, rate: 24, side: 720 } as const;

/** From 0 to 1 while `time` goes from `from` to `to`, slow at both ends. */
export function rise(time: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** 1 between `from` and `to`, going up and down within `edge` around them. */
export function during(time: number, from: number, to: number, edge: number): number {
  return rise(time, from - edge / 2, from + edge / 2) * (1 - rise(time, to - edge / 2, to + edge / 2));
}

/** Back and forth between -1 and 1, `times` times in a film, so that its end joins its start. */
export function sway(time: number, times = 1): number {
  return Math.sin(((time * times) % 1) * 2 * Math.PI);
}
