import type { EarlyInput, EarlyInputs } from './early-input.ts';
import { pause } from './pause.ts';

/**
 * Interval between attempts, in milliseconds. React does not report which parts are hydrated. An attempt makes React hydrate the
 * part first, and costs nothing once it is handled.
 */
const TRY_AGAIN_MS = 30;

let playing: Promise<void> | null = null;

/** Replays each recorded input once React handles it, until none is left. */
export function playEarlyInput(kept: EarlyInputs): Promise<void> {
  playing ??= playAll(kept).finally(() => {
    playing = null;
  });
  return playing;
}

async function playAll(kept: EarlyInputs): Promise<void> {
  while (kept.length > 0) {
    for (const input of [...kept]) {
      const isOver = isOutdated(input, kept) || play(input, kept);
      if (isOver) forget(input, kept);
      // Lets React render the change before the next input, whose handler would otherwise not know of it.
      await pause();
    }
    if (kept.length > 0) await pause(TRY_AGAIN_MS);
  }
}

/**
 * Whether an input no longer applies: of a field only the last typed text counts; a button may be disabled by now, such as the
 * one that scrolls a row beyond its end.
 */
function isOutdated(input: EarlyInput, kept: EarlyInputs): boolean {
  const { kind, target } = input;
  const last = kept.findLast((other) => other.kind === kind && other.target === target);
  return last !== input || !target.isConnected || (kind === 'press' && target.matches(':disabled'));
}

function forget(input: EarlyInput, kept: EarlyInputs): void {
  unmark(input.kind === 'send' ? input.value : input.target);
  kept.splice(kept.indexOf(input), 1);
}

/**
 * Dispatches the input again; returns false if nothing handles it yet. React compares a field with its value at hydration: an
 * event that makes React hydrate the field carries no change, and has to be repeated.
 */
function play(input: EarlyInput, kept: EarlyInputs): boolean {
  const isNew = !isCompared(input);
  return repeatHeard(input, kept) && (!isNew || repeatHeard(input, kept));
}

/** Whether React has a value to compare with, or compares nothing, as for buttons and lists of options. */
function isCompared({ kind, target }: EarlyInput): boolean {
  return kind === 'press' || kind === 'send' || target instanceof HTMLSelectElement || '_valueTracker' in target;
}

function repeatHeard(input: EarlyInput, kept: EarlyInputs): boolean {
  const before = kept.heard;
  repeat(input);
  return kept.heard !== before;
}

function repeat({ kind, target, value }: EarlyInput): void {
  if (kind === 'press') target.click();
  else if (kind === 'send') send(target as HTMLFormElement, value instanceof HTMLButtonElement ? value : null);
  else if (kind === 'tick') tick(target as HTMLInputElement, value === true);
  else type(target as HTMLInputElement, String(value));
}

function unmark(element: EarlyInput['value'] | HTMLElement): void {
  if (!(element instanceof HTMLElement)) return;
  element.removeAttribute('data-early');
  element.removeAttribute('aria-busy');
}

/** If React does not handle it, the inline script prevents the browser from submitting the form. */
function send(form: HTMLFormElement, button: HTMLButtonElement | null): void {
  form.requestSubmit(button?.form === form ? button : null);
}

/** React detects a tick by a click, which inverts the box. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked;
  box.click();
}

/** The value that React assumes in a field; it ignores events without a change. */
interface Tracked {
  readonly _valueTracker?: { setValue(value: string): void };
}

/**
 * Passes typed text to React. The field is only set again if it was cleared meanwhile: a word that is being composed must not be
 * cut.
 */
function type(field: HTMLInputElement, kept: string): void {
  const isTypedOn = field.value !== '' && field.matches(':focus');
  const typed = isTypedOn ? field.value : kept;
  if (field.value !== typed) setNatively(field, typed);
  (field as Tracked)._valueTracker?.setValue(`${typed}\0`);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Bypasses the property setter by which React notices changes. */
function setNatively(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
