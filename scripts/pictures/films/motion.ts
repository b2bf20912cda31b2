/** Duration in seconds, frames per second and side in pixels of every film. */
export const FILM = { seconds: 8, rate: 24, side: 720 } as const;

/** Duration of a cross-fade between two shots, as a fraction of the film. */
const FADE = 0.06;

/** Maps `part` from 0 to 1 with slow start and end. */
export const ease = (part: number): number => part * part * (3 - 2 * part);

/** One of the visible shots at a time: its progress and its opacity. */
export interface ShotAt {
  readonly index: number;
  /** From 0 to 1. */
  readonly progress: number;
  /** From 0 to 1. */
  readonly opacity: number;
}

/**
 * The visible shots out of `count` at `time` (0 to 1), the lower layer first. All have the same duration, each starts while the
 * previous one ends, and the first starts while the last one ends, so that the film loops without a jump.
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
