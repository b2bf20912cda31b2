import type { Visit } from './story.ts';

/** Counts from now on how often a page is loaded anew: what is live must not need it. */
export function countLoads({ page }: Visit): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}
