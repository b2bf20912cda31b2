import type { Language, Market } from './market.ts';

/**
 * Browsers report their errors here. It is not part of the API, because it has to work if an operation, or the API's client,
 * fails.
 */
export const BROWSER_ERROR_PATH = '/browser-errors';

/** The client that an error happened in. */
export const BrowserErrorApp = { WEB: 'WEB', ADMIN: 'ADMIN' } as const;
export type BrowserErrorApp = (typeof BrowserErrorApp)[keyof typeof BrowserErrorApp];

/** How an error was detected. */
export const BrowserErrorKind = {
  /** It was thrown, and nothing caught it. */
  SCRIPT: 'SCRIPT',
  /** A promise was rejected, and nothing handled it. */
  REJECTION: 'REJECTION',
  /** A component failed while it was rendered. */
  RENDER: 'RENDER',
  /** The page that the server rendered could not be hydrated as it was. */
  HYDRATION: 'HYDRATION',
  /** A file of the build could not be loaded. */
  CHUNK: 'CHUNK',
  /** An operation of the API failed with an unexpected error. */
  OPERATION: 'OPERATION',
} as const;
export type BrowserErrorKind = (typeof BrowserErrorKind)[keyof typeof BrowserErrorKind];

/** Width of the window, in classes that follow the breakpoints of the pages. */
export const WindowWidth = { NARROW: 'NARROW', MEDIUM: 'MEDIUM', WIDE: 'WIDE' } as const;
export type WindowWidth = (typeof WindowWidth)[keyof typeof WindowWidth];

/** Limits of a report: the browser cuts longer texts, and the server rejects them. */
export const BROWSER_ERROR_LIMITS = {
  name: 60,
  message: 300,
  frames: 20,
  functionName: 80,
  file: 120,
  route: 80,
  build: 40,
} as const;

/** One call of a stack. */
export interface BrowserErrorFrame {
  /** Empty if the code has no name. */
  readonly functionName: string;
  /** A file of the build, such as `assets/ProductPage-Ab12Cd34.js`; for a script that is not the shop's, its host. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An error as a browser reports it. It contains no personal data and no address. */
export interface BrowserErrorReport {
  readonly app: BrowserErrorApp;
  readonly kind: BrowserErrorKind;
  /** Class of the error, such as `TypeError`. */
  readonly name: string;
  readonly message: string;
  /** Innermost first. */
  readonly frames: readonly BrowserErrorFrame[];
  /** Pattern of the page's path: `/product/:slug`. */
  readonly route: string;
  /** Id of the running build; `source` in development. */
  readonly build: string;
  readonly language: Language;
  /** Null in the back office, which has both stores, and before a page is hydrated. */
  readonly market: Market | null;
  readonly width: WindowWidth;
  /** The request that failed, or that loaded the page; null if neither is known. */
  readonly requestId: string | null;
}
