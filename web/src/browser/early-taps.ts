/** A press that could not be handled within this time is dropped: later it would come as a surprise. */
const KEPT_FOR_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** Keys that operate tabs. */
const TAB_KEYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** A press before hydration, and how to repeat it. */
interface EarlyPress {
  readonly element: HTMLElement;
  readonly repeat: () => void;
}

/**
 * Whether React has hydrated an element. React has no public API for it, but sets a property on each element that it
 * has hydrated. Should that property change one day, no press is kept and none is repeated.
 */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Keeps the last press of a button, or of a key on a tab, whose part of the page is not hydrated yet, and repeats it
 * afterwards: on a slow phone the search is visible seconds before its code has arrived.
 */
export function keepEarlyTaps(): void {
  let kept: EarlyPress | null = null;
  let looking: ReturnType<typeof setInterval> | undefined;
  let forgetAt = 0;

  function keep(event: Event, press: EarlyPress): void {
    event.preventDefault();
    kept = press;
    const { element } = press;
    // React may hydrate that part for this very event, and replays it then.
    const forget = () => {
      if (isAlive(element) && kept === press) kept = null;
    };
    element.addEventListener(event.type, forget, { once: true });
    forgetAt = Date.now() + KEPT_FOR_MS;
    looking ??= setInterval(look, LOOK_EVERY_MS);
  }

  function look(): void {
    if (kept && !isAlive(kept.element) && Date.now() < forgetAt) return;
    clearInterval(looking);
    looking = undefined;
    const press = kept;
    kept = null;
    if (press && isAlive(press.element)) press.repeat();
  }

  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element | null)?.closest?.('button');
      // A form with an `action` is submitted without scripts, too.
      const isSending = button?.type === 'submit' && button.form?.hasAttribute('action');
      if (!button || isAlive(button) || isSending) return;
      keep(event, { element: button, repeat: () => button.click() });
    },
    { capture: true },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const { key } = event;
      const tab = (event.target as Element | null)?.closest?.<HTMLElement>('[role=tab]');
      if (!tab || isAlive(tab) || !TAB_KEYS.has(key)) return;
      const repeat = () => tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      keep(event, { element: tab, repeat });
    },
    { capture: true },
  );
}
