import type { Position } from '@eunbit/schema/account';
import type { Language, Market } from '@eunbit/schema/market';
import type { IpLookup } from './integrations/geoip/geoip.ts';
import type { Services } from './services.ts';

/** Whoever is signed in. */
export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly position: Position;
}

/** Cookies an operation may set; a WebSocket or an in-process call has none to set. */
export interface CookieJar {
  setBasket(token: string): void;
  setSession(token: string): void;
  clearSession(): void;
}

/** What an operation knows of its caller. Made anew for every request. */
export interface RequestContext {
  readonly requestId: string;
  /** Address of the caller, for look-ups and limits. */
  readonly address: string;
  readonly market: Market;
  readonly language: Language;
  readonly lookup: IpLookup;
  readonly viewer: Viewer | null;
  readonly sessionToken: string | null;
  /** The browser's cart token; null before its first cart. */
  readonly basketToken: string | null;
  readonly cookies: CookieJar;
  readonly services: Services;
}
