import type { SyntheticEvent } from 'react';

/** One input on a page before React handled events. */
export interface EarlyInput {
  readonly kind: 'press' | 'send' | 'type' | 'tick';
  readonly target: HTMLElement;
  /** The typed text, whether the box was ticked, or the button that submitted the form. */
  readonly value?: string | boolean | HTMLButtonElement | null;
}

/** Inputs that the inline script of the page (`schema/src/early-input.ts`) has recorded, in order. */
export interface EarlyInputs extends Array<EarlyInput> {
  /** The last event that React has handled. */
  heard?: Event;
  /** Called after each addition. */
  wake?: () => void;
}

declare global {
  interface Window {
    readonly earlyInput?: EarlyInputs;
  }
}

/** Records that React handles an event: React calls this only if that part of the page is hydrated. */
function hear({ nativeEvent }: SyntheticEvent): void {
  if (window.earlyInput) window.earlyInput.heard = nativeEvent;
}

/** Props for the element around the page. */
export const HEARS_INPUT = { onClickCapture: hear, onInputCapture: hear, onSubmitCapture: hear } as const;

/** Style of pages without scripts: elements that need them are hidden; each panel of tabs is shown under its title. */
export const NO_SCRIPT_STYLE = [
  '@media (scripting:none){',
  '[data-script-only],[role=tablist],button[type=button][aria-haspopup]{display:none!important}',
  '[role=tabpanel],[role=tabpanel]>p[aria-hidden]{display:block!important}',
  '}',
].join('');

/** Style of elements that were used too early: it shows that the input was received. */
export const EARLY_INPUT_STYLE = [
  '[data-early]{cursor:progress;animation:early 0.8s ease-in-out infinite alternate}',
  '@keyframes early{to{opacity:.45}}',
  '@media (prefers-reduced-motion:reduce){[data-early]{animation:none;opacity:.6}}',
].join('');
