import { keepEarlyTaps } from './early-taps.ts';

/**
 * The first script of every page, and the only one that its document names: it loads the others when the page has been
 * painted. A page can be read, and its links followed, without them, so they must not take the network and the processor
 * from what is seen.
 */
const own = document.querySelector<HTMLScriptElement>('script[data-modules]');
const [entry, ...others] = own?.dataset.modules?.split(' ') ?? [];

/** A page in a hidden tab is not painted until somebody looks; it may come to life before. */
const LONGEST_WAIT_MS = 1000;

let begun = false;

function begin(): void {
  if (begun || !entry) return;
  begun = true;
  // Each is run by itself when it has come, rather than all in one go that a phone could not be used in.
  for (const href of others) import(/* @vite-ignore */ href).catch(() => undefined);
  void import(/* @vite-ignore */ entry);
}

new PerformanceObserver((painted) => {
  if (painted.getEntriesByName('first-contentful-paint').length > 0) begin();
}).observe({ type: 'paint', buffered: true });
setTimeout(begin, LONGEST_WAIT_MS);
keepEarlyTaps();
