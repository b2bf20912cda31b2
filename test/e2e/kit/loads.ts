import type { Visit } from './story.ts';

/** Counts page loads from now on: live updates must not need any. */
export function countLoads({ page }: Visit): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}
