import type { BrowserErrorReport } from '@eunbit/schema/browser-error';
import { readPageRequestId } from './page-request.ts';

/** An error to report. */
export interface BrowserError {
  readonly kind: BrowserErrorReport['kind'];
  /** The thrown value. */
  readonly error: unknown;
  /** The request that failed, or that loaded the page; null if neither is known. */
  readonly requestId: string | null;
}

/** The page that is shown; null if it is not known yet. */
export type ShownPage = Pick<BrowserErrorReport, 'route' | 'market'> | null;

type Report = (error: BrowserError) => void;
/** Loads a module that registers its reporter with `reportBy`. */
type LoadReporter = () => Promise<unknown>;

/** Maximum errors that are queued until the reporter is loaded: as many as it may report. */
const MOST_WAITING = 5;

const waiting: BrowserError[] = [];
/** The same error arrives in several ways: React passes it to the window, the router to its error page. */
const known = new WeakSet<object>();
let load: LoadReporter | undefined;
let loading: Promise<unknown> | undefined;
let report: Report | undefined;
let readShown: () => ShownPage = () => null;

/**
 * Records an error once. Never throws. Small, because every page loads it: the code that reports is loaded with the first error.
 */
export function recordBrowserError(kind: BrowserError['kind'], error: unknown, requestId = readPageRequestId()): void {
  if (Object(error) === error) {
    if (known.has(error as object)) return;
    known.add(error as object);
  }
  if (report) report({ kind, error, requestId });
  else if (waiting.length < MOST_WAITING) waiting.push({ kind, error, requestId });
  void prepareReporter();
}

/** Loads the reporter in advance, for errors after which nothing can be loaded any more. Never rejects. */
export async function prepareReporter(): Promise<void> {
  loading ??= load?.().catch(() => {
    // The next error retries the load.
    loading = undefined;
  });
  await loading;
}

/** Registers the reporter, and reports the queued errors. */
export function reportBy(reporter: Report): void {
  report = reporter;
  for (const error of waiting.splice(0)) reporter(error);
}

/** From this call on, reports contain the page that is shown. Earlier ones contain its shortened path. */
export function describePageBy(read: () => ShownPage): void {
  readShown = read;
}

export const readShownPage = (): ShownPage => readShown();

/** Records uncaught errors, and files of the build that cannot be loaded. */
export function catchBrowserErrors(loadReporter: LoadReporter): void {
  load = loadReporter;
  addEventListener('error', ({ error, message }) => recordBrowserError('SCRIPT', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => recordBrowserError('REJECTION', reason));
  addEventListener('vite:preloadError', ({ payload }) => recordBrowserError('CHUNK', payload));
}
