/** A press that could not be heard after this long is forgotten: by then it would come as a surprise. */
const KEPT_FOR_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** Keys that tabs know. */
const TAB_KEYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** A press that was too early, and how to make it again. */
interface EarlyPress {
  readonly element: HTMLElement;
  readonly repeat: () => void;
}

/**
 * Whether an element hears. React has no public word for it, but marks each element that it has taken over. Should it one
 * day mark them otherwise, nothing is kept and nothing is pressed twice.
 */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

/**
 * Keeps the last press of a button, or of a key on a tab, whose part of the page has not come to life yet, and makes it
 * again as soon as it has: on a slow phone the search can be seen, and pressed, seconds before its code has arrived.
 */
export function keepEarlyTaps(): void {
  let kept: EarlyPress | null = null;
  let looking: ReturnType<typeof setInterval> | undefined;
  let forgetAt = 0;

  function keep(event: Event, press: EarlyPress): void {
    event.preventDefault();
    kept = press;
    const { element } = press;
    // React may bring that part of the page to life for this very press, and then makes it by itself.
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
      // A form that says where it is sent is sent without code, too.
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
