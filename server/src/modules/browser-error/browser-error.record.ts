import type {
  BrowserErrorApp,
  BrowserErrorFrame,
  BrowserErrorKind,
  BrowserErrorState,
  WindowWidth,
} from '@eunbit/schema/browser-error';
import type { Language, Market } from '@eunbit/schema/market';
import type { Types } from 'mongoose';

/** How often something was seen: a browser, a page. */
export interface NamedCount {
  name: string;
  count: number;
}

/** How often a build had an error, and when. */
export interface BuildCount extends NamedCount {
  firstSeenAt: Date;
  lastSeenAt: Date;
}

export interface DayCount {
  /** Of the company's city, `2026-03-01`. */
  day: string;
  count: number;
}

/** One occurrence, of which a group keeps the newest. */
export interface BrowserErrorSample {
  at: Date;
  build: string;
  route: string;
  browser: string;
  language: Language;
  /** Null in the back office, and before a page came to life. */
  market: Market | null;
  width: WindowWidth;
  requestId: string | null;
  frames: BrowserErrorFrame[];
}

/** Errors that are one mistake, as far as a program can tell. Bounded: it never grows with how often they happen. */
export interface BrowserErrorGroupRecord {
  _id: Types.ObjectId;
  /** What errors have in common to be of this group. */
  fingerprint: string;
  app: BrowserErrorApp;
  kind: BrowserErrorKind;
  name: string;
  message: string;
  state: BrowserErrorState;
  /** Builds that had the error when it was resolved: browsers go on running them. */
  resolvedBuilds: string[];
  /** When a build had it again after it was resolved; null unless it is open because of that. */
  reopenedAt: Date | null;
  count: number;
  firstSeenAt: Date;
  lastSeenAt: Date;
  days: DayCount[];
  builds: BuildCount[];
  browsers: NamedCount[];
  routes: NamedCount[];
  samples: BrowserErrorSample[];
  /** Rises with every write. */
  revision: number;
}
