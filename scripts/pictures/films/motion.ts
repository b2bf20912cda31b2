/** Seconds, frames a second and side length in pixels of every film. */
export const FILM = { seconds: 8, rate: 24, side: 720 } as const;

/** Part of the film during which one shot fades into the next. */
const FADE = 0.06;

/** From 0 to 1 while `part` goes from 0 to 1, slow at both ends. */
export const ease = (part: number): number => part * part * (3 - 2 * part);

/** One of the shots of a moment: how far it has gone, and how much of it is seen. */
export interface ShotAt {
  readonly index: number;
  /** From 0 to 1. */
  readonly progress: number;
  /** From 0 to 1. */
  readonly opacity: number;
}

/**
 * Which of `count` shots are seen at `time`, 0 to 1, the lower one first. All last equally long, each begins while the one before
 * it ends, and the first begins while the last one ends, so that the film can be repeated without a jump.
 */
export function shotsAt(time: number, count: number): readonly ShotAt[] {
  const length = 1 / count;
  const now = time % 1;
  const current = Math.floor(now / length) % count;
  const since = now - current * length;
  const progressOf = (elapsed: number) => elapsed / (length + FADE);
  const own: ShotAt = { index: current, progress: progressOf(since), opacity: ease(Math.min(1, since / FADE)) };
  if (since >= FADE) return [own];
  return [{ index: (current + count - 1) % count, progress: progressOf(since + length), opacity: 1 }, own];
}
