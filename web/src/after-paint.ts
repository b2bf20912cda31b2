import { keepEarlyTaps } from './browser/early-taps.ts';
import { layOutLaterParts } from './browser/later-parts.ts';
import { pause } from './browser/pause.ts';

/**
 * The first script of every page, and the only one that its document names: it loads the others when the page has been
 * painted. A page can be read, and its links followed, without them, so they must not take the network and the processor
 * from what is seen.
 */
const own = document.querySelector<HTMLScriptElement>('script[data-modules]');
const modules = own?.dataset.modules?.split(' ') ?? [];

/** A page in a hidden tab is not painted until somebody looks; it may come to life before. */
const LONGEST_WAIT_MS = 1000;

let begun = false;

async function begin(): Promise<void> {
  if (begun) return;
  begun = true;
  new Worker(new URL('./ready-numbers.worker.ts', import.meta.url), { type: 'module' });
  for (const href of modules) {
    await pause();
    document.head.append(createPreload(href));
  }
  await layOutLaterParts();
  // Each is run by itself, in the order in which they need each other, rather than all in one go that a phone could not
  // be used in.
  for (const href of modules) {
    await import(/* @vite-ignore */ href).catch(() => undefined);
    await pause();
  }
}

function createPreload(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
}

new PerformanceObserver((painted) => {
  if (painted.getEntriesByName('first-contentful-paint').length > 0) void begin();
}).observe({ type: 'paint', buffered: true });
setTimeout(() => void begin(), LONGEST_WAIT_MS);
keepEarlyTaps();
