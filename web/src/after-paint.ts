import { catchBrowserErrors, recordBrowserError } from '@eunbit/ui/browser-errors';
import { recoverFrom, watchMissingChunks } from '@eunbit/ui/missing-chunk';
import { layOutLaterParts } from './browser/later-parts.ts';
import { pause } from './browser/pause.ts';
import readyNumbers from './ready-numbers.worker.ts?worker&url';

/**
 * The first script of every page, and the only one that its document names. It loads the others after the first paint: a page can
 * be read, and its links followed, without them, so they must not compete for network and processor with visible content.
 */
const own = document.querySelector<HTMLScriptElement>('script[data-modules]');
const modules = own?.dataset.modules?.split(' ') ?? [];

/** Maximum wait in milliseconds. A page in a hidden tab is not painted until the tab is shown; it may be hydrated before. */
const LONGEST_WAIT_MS = 1000;

let begun = false;

async function begin(): Promise<void> {
  if (begun) return;
  begun = true;
  // Workers must have the page's own origin, even if its other files come from another one. The shop's server has this file, too.
  const { pathname, search } = new URL(readyNumbers, import.meta.url);
  new Worker(pathname + search, { type: 'module' });
  for (const href of modules) {
    await pause();
    document.head.append(createPreload(href));
  }
  await layOutLaterParts();
  // Each module runs in a task of its own, in the order of its dependencies: all of them in one task would block a
  // phone.
  for (const href of modules) {
    await import(/* @vite-ignore */ href).catch((error: unknown) => {
      recordBrowserError('CHUNK', error);
      return recoverFrom(error);
    });
    await pause();
  }
}

function createPreload(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
}

watchMissingChunks();
// The path is in the document: with a path in this module, the build would add code that loads most of the app first.
catchBrowserErrors(() => import(/* @vite-ignore */ own?.dataset.errorReporter ?? ''));
new PerformanceObserver((painted) => {
  if (painted.getEntriesByName('first-contentful-paint').length > 0) void begin();
}).observe({ type: 'paint', buffered: true });
setTimeout(() => void begin(), LONGEST_WAIT_MS);
