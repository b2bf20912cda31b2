import {
  BROWSER_ERROR_PATH,
  type BrowserErrorApp,
  type BrowserErrorFrame,
  type BrowserErrorReport,
  BROWSER_ERROR_LIMITS as LIMITS,
} from '@eunbit/schema/browser-error';
import { scrubErrorText } from '@eunbit/schema/scrub-error-text';
import { type BrowserError, readShownPage } from './browser-errors.ts';
import { EXTENSION, parseStack } from './parse-stack.ts';

/** Maximum reports per page load: errors that follow from an earlier one are rarely useful. */
const MOST_REPORTS = 5;

/**
 * Errors that the shop did not cause: of the network, of visitors who left the page, of scripts of other origins, and of browser
 * quirks.
 */
const FOREIGN_NAMES: ReadonlySet<string> = new Set(['AbortError', 'TimeoutError']);
const FOREIGN_MESSAGE =
  /^(Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.|Script error\.?|ResizeObserver loop .*)$/;
/** These errors are reported at their source, as failed operations. */
const OPERATION_NAMES: ReadonlySet<string> = new Set(['CombinedGraphQLErrors', 'ServerError', 'ServerParseError']);
const NOT_LOADED = /dynamically imported module|Importing a module script failed|Unable to preload/i;

interface ReporterOptions {
  readonly app: BrowserErrorApp;
  /** Path of the script whose hash identifies the build. */
  readonly entry: () => string;
}

interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

function toThrown(error: unknown): Thrown {
  if (typeof error !== 'object' || error === null) {
    return { name: 'NoError', message: typeof error === 'string' ? error : typeof error, stack: '' };
  }
  const { name, message, stack, cause } = error as Partial<Thrown> & { readonly cause?: unknown };
  // React wraps an error that occurs during hydration.
  if (cause instanceof Error && !stack) return toThrown(cause);
  return { name: String(name ?? 'NoError'), message: String(message ?? ''), stack: String(stack ?? '') };
}

function isForeign({ name, message }: Thrown, frames: readonly BrowserErrorFrame[]): boolean {
  if (FOREIGN_NAMES.has(name) || OPERATION_NAMES.has(name) || FOREIGN_MESSAGE.test(message)) return true;
  return frames[0]?.file === EXTENSION;
}

/** The first part of a path; the further parts may contain an order number or a token. */
function cutPath(path: string): string {
  const [, first = '', rest] = path.split('/');
  return `/${first}${rest === undefined ? '' : '/*'}`;
}

const toRoute = (route: string) => route.replace(/[^\w:/*-]/g, '').slice(0, LIMITS.route) || '/';

function windowWidth(): BrowserErrorReport['width'] {
  if (innerWidth < 640) return 'NARROW';
  return innerWidth < 1024 ? 'MEDIUM' : 'WIDE';
}

function toReport({ kind, error, requestId }: BrowserError, options: ReporterOptions): BrowserErrorReport | null {
  const thrown = toThrown(error);
  const frames = parseStack(thrown.stack, location.origin);
  if (isForeign(thrown, frames)) return null;
  const shown = readShownPage();
  const build = /-([\w-]{8})\.js$/.exec(options.entry())?.[1];
  return {
    app: options.app,
    kind: NOT_LOADED.test(thrown.message) ? 'CHUNK' : kind,
    name: thrown.name.replace(/[^\w$.]/g, '').slice(0, LIMITS.name) || 'Error',
    message: scrubErrorText(thrown.message, LIMITS.message),
    frames,
    route: toRoute(shown?.route ?? cutPath(location.pathname)),
    build: build ?? 'source',
    language: document.documentElement.lang === 'en' ? 'en' : 'ko',
    market: shown?.market ?? null,
    width: windowWidth(),
    requestId,
  };
}

/** Continues when the page is left. The result is ignored. */
function send(report: BrowserErrorReport): void {
  const headers = { 'content-type': 'application/json' };
  fetch(BROWSER_ERROR_PATH, { method: 'POST', headers, body: JSON.stringify(report), keepalive: true }).catch(() => {});
}

/** Reports each error of this page load once. An error of its own is ignored: reporting it would cause a loop. */
export function createBrowserErrorReporter(options: ReporterOptions): (error: BrowserError) => void {
  const reported = new Set<string>();
  return (error) => {
    if (reported.size >= MOST_REPORTS) return;
    try {
      const report = toReport(error, options);
      if (!report) return;
      const { kind, name, message, frames } = report;
      const key = JSON.stringify([kind, name, message, frames[0]]);
      if (reported.has(key)) return;
      reported.add(key);
      send(report);
    } catch {
      // An error of the reporter itself is ignored, see above.
    }
  };
}
