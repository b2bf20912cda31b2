import type { Language, Market } from './market.ts';

/** Where browsers report their errors. Not the API: it has to work where an operation, or the API's client, does not. */
export const BROWSER_ERROR_PATH = '/browser-errors';

/** The client that an error happened in. */
export const BrowserErrorApp = { WEB: 'WEB', ADMIN: 'ADMIN' } as const;
export type BrowserErrorApp = (typeof BrowserErrorApp)[keyof typeof BrowserErrorApp];

/** How an error came to light. */
export const BrowserErrorKind = {
  /** It was thrown, and nothing caught it. */
  SCRIPT: 'SCRIPT',
  /** A promise was rejected, and nothing handled it. */
  REJECTION: 'REJECTION',
  /** A component failed while it was rendered. */
  RENDER: 'RENDER',
  /** The page that the server rendered could not be taken over as it was. */
  HYDRATION: 'HYDRATION',
  /** A file of the build could not be loaded. */
  CHUNK: 'CHUNK',
  /** An operation of the API failed through no expectation of the shop. */
  OPERATION: 'OPERATION',
} as const;
export type BrowserErrorKind = (typeof BrowserErrorKind)[keyof typeof BrowserErrorKind];

/** The width of the window, by the widths at which pages change. */
export const WindowWidth = { NARROW: 'NARROW', MEDIUM: 'MEDIUM', WIDE: 'WIDE' } as const;
export type WindowWidth = (typeof WindowWidth)[keyof typeof WindowWidth];

/** Limits of a report: longer texts are cut by the browser, and refused by the server. */
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
  /** A file of the build, such as `assets/ProductPage-Ab12Cd34.js`; the host of a script that is not the shop's. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An error as a browser reports it: nothing of the person, and no address. */
export interface BrowserErrorReport {
  readonly app: BrowserErrorApp;
  readonly kind: BrowserErrorKind;
  /** Its class, such as `TypeError`. */
  readonly name: string;
  readonly message: string;
  /** Innermost first. */
  readonly frames: readonly BrowserErrorFrame[];
  /** Pattern of the page's path: `/product/:slug`. */
  readonly route: string;
  /** Names the build that runs; `source` in development. */
  readonly build: string;
  readonly language: Language;
  /** Null in the back office, which has both stores, and before a page has come to life. */
  readonly market: Market | null;
  readonly width: WindowWidth;
  /** The request that failed, or that the page came by; null if neither is known. */
  readonly requestId: string | null;
}
