import { pause } from './pause.ts';

/** Events by which people first use a page, with any input device. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'];

/**
 * Resolves with the first sign that somebody uses the page. Hydration below the first view waits for it: nobody can
 * press anything there without scrolling, pointing or a key before.
 */
export const firstUse = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  for (const sign of SIGNS) addEventListener(sign, () => resolve(), { capture: true, once: true });
  // Such events may have come before this code: the page was pressed, scrolled, or opened at an anchor.
  if (location.hash || navigator.userActivation?.hasBeenActive) resolve();
  // In an animation frame: reading the position at once would force another layout.
  requestAnimationFrame(() => scrollY && resolve());
});

/** Before each further attempt, in milliseconds: a connection that has just come back fails for some more moments. */
const RETRY_AFTER = [500, 2000, 8000];

/**
 * Loads what a page needs from its first use on. A part further down, whose code cannot be had just now, must not cost
 * somebody the page that says whether they have paid: it waits for a network, and is tried again.
 */
export async function loadOnFirstUse<Part>(load: () => Promise<Part>): Promise<Part> {
  await firstUse;
  for (const milliseconds of RETRY_AFTER) {
    while (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    try {
      return await load();
    } catch {
      await pause(milliseconds);
    }
  }
  return load();
}
