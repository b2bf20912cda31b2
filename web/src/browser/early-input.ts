import type { SyntheticEvent } from 'react';

/** One thing that was done to a page while React did not hear it yet. */
export interface EarlyInput {
  readonly kind: 'press' | 'send' | 'type' | 'tick';
  readonly target: HTMLElement;
  /** What was typed, whether it was ticked, or the button that sent the form. */
  readonly value?: string | boolean | HTMLButtonElement | null;
}

/** What the inline script of the page (`schema/src/early-input.ts`) has kept, in order. */
export interface EarlyInputs extends Array<EarlyInput> {
  /** The event that React has heard last. */
  heard?: Event;
  /** Called after each addition. */
  wake?: () => void;
}

declare global {
  interface Window {
    readonly earlyInput?: EarlyInputs;
  }
}

/** Notes that React hears an event: it calls this only where the part of the page is hydrated. */
function hear({ nativeEvent }: SyntheticEvent): void {
  if (window.earlyInput) window.earlyInput.heard = nativeEvent;
}

/** For the element around the page. */
export const HEARS_INPUT = { onClickCapture: hear, onInputCapture: hear, onSubmitCapture: hear } as const;

/** Style of pages where scripts do not run: what needs them is not shown; each panel of tabs stands under its title. */
export const NO_SCRIPT_STYLE = [
  '@media (scripting:none){',
  '[data-script-only],[role=tablist],button[type=button][aria-haspopup]{display:none!important}',
  '[role=tabpanel],[role=tabpanel]>p[aria-hidden]{display:block!important}',
  '}',
].join('');

/** Style of what was pressed too early: it was felt. */
export const EARLY_INPUT_STYLE = [
  '[data-early]{cursor:progress;animation:early 0.8s ease-in-out infinite alternate}',
  '@keyframes early{to{opacity:.45}}',
  '@media (prefers-reduced-motion:reduce){[data-early]{animation:none;opacity:.6}}',
].join('');
