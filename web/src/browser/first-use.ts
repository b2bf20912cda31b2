import { pause } from './pause.ts';

/** Events by which people first use a page, with any input device. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'];

/**
 * Resolves when the page is first used. Hydration below the first view waits for it: nobody can press anything there without
 * scrolling, pointing or pressing a key before.
 */
export const firstUse = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  for (const sign of SIGNS) addEventListener(sign, () => resolve(), { capture: true, once: true });
  // Such events may have happened before this code ran: a press, a scroll, or an anchor in the address.
  if (location.hash || navigator.userActivation?.hasBeenActive) resolve();
  // In an animation frame: reading the position at once would force another layout.
  requestAnimationFrame(() => scrollY && resolve());
});

/** Delays before each further attempt, in milliseconds: a connection that has just been restored fails for some more moments. */
const RETRY_AFTER = [500, 2000, 8000];

/**
 * Loads code that a page needs from its first use on. If the code of a part further down cannot be loaded, the rest of the page,
 * which may show whether an order is paid, must not be lost: the load waits for a network, and is retried.
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
