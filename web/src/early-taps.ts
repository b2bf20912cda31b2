/** A tap that could not be heard after this long is forgotten: by then it would come as a surprise. */
const KEPT_FOR_MS = 10_000;
const LOOK_EVERY_MS = 50;

/**
 * Whether a button hears. React has no public word for it, but marks each element that it has taken over. Should it one
 * day mark them otherwise, nothing is kept and nothing is pressed twice.
 */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Keeps the last press of a button whose part of the page has not come to life yet, and makes it again as soon as it has:
 * on a slow phone "Add to cart" can be seen, and pressed, seconds before its code has arrived.
 */
export function keepEarlyTaps(): void {
  let kept: HTMLButtonElement | null = null;
  let looking: ReturnType<typeof setInterval> | undefined;
  let forgetAt = 0;

  function forget(button: HTMLButtonElement): void {
    if (kept === button) kept = null;
  }

  function look(): void {
    if (kept && !isAlive(kept) && Date.now() < forgetAt) return;
    clearInterval(looking);
    looking = undefined;
    const button = kept;
    kept = null;
    if (button && isAlive(button)) button.click();
  }

  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element | null)?.closest?.('button');
      // A form that says where it is sent works without code, too.
      if (!button || isAlive(button) || button.form?.hasAttribute('action')) return;
      event.preventDefault();
      kept = button;
      // React may bring that part of the page to life for this very press, and then makes it by itself.
      button.addEventListener('click', () => isAlive(button) && forget(button), { once: true });
      forgetAt = Date.now() + KEPT_FOR_MS;
      looking ??= setInterval(look, LOOK_EVERY_MS);
    },
    { capture: true },
  );
}
