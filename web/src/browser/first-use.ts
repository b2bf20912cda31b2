/** What people do first, whatever they hold in their hands. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'];

/**
 * Resolves at the first sign that somebody uses the page. What lies below the first view waits for it: the server has
 * rendered it, and nobody can press anything there without scrolling, pointing or a key before.
 */
export const firstUse = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  for (const sign of SIGNS) addEventListener(sign, () => resolve(), { capture: true, once: true });
  // Signs may have come before this code: the page was pressed, scrolled, or opened at a place within it.
  if (location.hash || navigator.userActivation?.hasBeenActive) resolve();
  // In a frame, because asking at once would have the browser lay out the page one more time.
  requestAnimationFrame(() => scrollY && resolve());
});
