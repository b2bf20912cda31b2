import type { BrowserErrorReport } from '@eunbit/schema/browser-error';
import { readPageRequestId } from './page-request.ts';

/** An error that is to be reported. */
export interface BrowserError {
  readonly kind: BrowserErrorReport['kind'];
  /** Whatever was thrown. */
  readonly error: unknown;
  /** The request that failed, or that the page came by; null if neither is known. */
  readonly requestId: string | null;
}

/** What a page shows; null if it is not known yet. */
export type ShownPage = Pick<BrowserErrorReport, 'route' | 'market'> | null;

type Report = (error: BrowserError) => void;
/** Loads a module that passes its reporter to `reportBy`. */
type LoadReporter = () => Promise<unknown>;

/** Errors that are kept until the reporter is there: as many as it may report. */
const MOST_WAITING = 5;

const waiting: BrowserError[] = [];
/** One error comes by several ways: React hands it on to the window, the router to its error page. */
const known = new WeakSet<object>();
let load: LoadReporter | undefined;
let loading: Promise<unknown> | undefined;
let report: Report | undefined;
let readShown: () => ShownPage = () => null;

/** Reports an error, once. Never throws. Small, because every page loads it: how it is reported comes with the first error. */
export function recordBrowserError(kind: BrowserError['kind'], error: unknown, requestId = readPageRequestId()): void {
  if (Object(error) === error) {
    if (known.has(error as object)) return;
    known.add(error as object);
  }
  if (report) report({ kind, error, requestId });
  else if (waiting.length < MOST_WAITING) waiting.push({ kind, error, requestId });
  void prepareReporter();
}

/** Loads the reporter ahead, for errors such as that nothing can be loaded any more. Never rejects. */
export async function prepareReporter(): Promise<void> {
  loading ??= load?.().catch(() => {
    // The next error tries again.
    loading = undefined;
  });
  await loading;
}

/** Reports all errors of this page, also those before. */
export function reportBy(reporter: Report): void {
  report = reporter;
  for (const error of waiting.splice(0)) reporter(error);
}

/** From now on a report names what the page shows. Until then, its path is cut. */
export function describePageBy(read: () => ShownPage): void {
  readShown = read;
}

export const readShownPage = (): ShownPage => readShown();

/** Records what nothing else has caught, and files of the build that cannot be loaded. */
export function catchBrowserErrors(loadReporter: LoadReporter): void {
  load = loadReporter;
  addEventListener('error', ({ error, message }) => recordBrowserError('SCRIPT', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => recordBrowserError('REJECTION', reason));
  addEventListener('vite:preloadError', ({ payload }) => recordBrowserError('CHUNK', payload));
}
