import type { EarlyInput, EarlyInputs } from './early-input.ts';
import { pause } from './pause.ts';

/** React tells of no hydrated part. A try makes it hydrate the part first, and costs nothing once it is heard. */
const TRY_AGAIN_MS = 30;

let playing: Promise<void> | null = null;

/** Carries out each kept input once React hears it, until none is left. */
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
      // React renders the change before the next one, whose handler would not know of it otherwise.
      await pause();
    }
    if (kept.length > 0) await pause(TRY_AGAIN_MS);
  }
}

/** Of a field only what was typed last counts; a button may be off by now, as the one that scrolls a row beyond its end. */
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
 * Does the input once more; false where nothing hears it yet. React compares a field with what it held when it was hydrated: an
 * event that makes it hydrate the field brings it nothing new, and has to come again.
 */
function play(input: EarlyInput, kept: EarlyInputs): boolean {
  const isNew = !isCompared(input);
  return repeatHeard(input, kept) && (!isNew || repeatHeard(input, kept));
}

/** Whether React knows what it compares with, or compares nothing, as for buttons and lists of options. */
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

/** Where it is not heard, the inline script keeps the browser from sending the form. */
function send(form: HTMLFormElement, button: HTMLButtonElement | null): void {
  form.requestSubmit(button?.form === form ? button : null);
}

/** React hears of a tick by a click, which turns the box over. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  box.checked = !isTicked;
  box.click();
}

/** What React believes to be in a field; it ignores events that bring nothing new. */
interface Tracked {
  readonly _valueTracker?: { setValue(value: string): void };
}

/**
 * Tells React what was typed. The field is set anew only where it was wiped meanwhile: a word that is being composed must not
 * be cut.
 */
function type(field: HTMLInputElement, kept: string): void {
  const isTypedOn = field.value !== '' && field.matches(':focus');
  const typed = isTypedOn ? field.value : kept;
  if (field.value !== typed) setNatively(field, typed);
  (field as Tracked)._valueTracker?.setValue(`${typed}\0`);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Past the property by which React notices changes. */
function setNatively(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
