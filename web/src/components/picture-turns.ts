/** The index `step` pictures further, wrapping around. */
export function wrapIndex(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count;
}

/** Shortest movement of a finger that counts as a swipe, in pixels. */
const SHORTEST_SWIPE = 40;

/** 1 for a swipe to the left (the next picture), -1 for one to the right, 0 for anything else. */
export function getSwipeStep(fromX: number, toX: number): -1 | 0 | 1 {
  const way = toX - fromX;
  if (Math.abs(way) < SHORTEST_SWIPE) return 0;
  return way < 0 ? 1 : -1;
}
