/** What people do first, whatever they hold in their hands. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'];

/** Whether somebody was there before this code was: the page was scrolled, pressed, or opened at a place within it. */
const isInUse = () => scrollY > 0 || location.hash || navigator.userActivation?.hasBeenActive;

/**
 * Resolves at the first sign that somebody uses the page. What lies below the first view waits for it: the server has
 * rendered it, and nobody can press anything there without scrolling, pointing or a key before.
 */
export const firstUse = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  if (isInUse()) resolve();
  for (const sign of SIGNS) addEventListener(sign, () => resolve(), true);
});
