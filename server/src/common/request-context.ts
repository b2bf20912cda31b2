import type { Role, SocialProvider } from '@eunbit/schema/account';
import type { Language, Market } from '@eunbit/schema/market';
import type { IpLookup } from './ip-lookup.ts';

/** Whoever is signed in. */
export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  /** With calling code. */
  readonly phone: string | null;
  readonly role: Role;
  /** May buy but not write reviews. */
  readonly blocked: boolean;
  readonly language: Language;
  /** The store in which the account was made. */
  readonly location: Market;
  readonly orderEmails: boolean;
  /** The new address that waits for its confirmation. */
  readonly pendingEmail: string | null;
  /** False for whoever comes in through a social account only. */
  readonly hasPassword: boolean;
  readonly socialProviders: readonly SocialProvider[];
  /** Came in through a social account and has not yet agreed to the terms. */
  readonly mustFinishSignUp: boolean;
  readonly createdAt: Date;
}

/** Cookies an operation may set; a WebSocket or an in-process call has none to set. */
export interface CookieJar {
  setCartToken(token: string): void;
  clearCartToken(): void;
  setSession(token: string): void;
  clearSession(): void;
  /** Marks the browser as one on which somebody has signed in. */
  setDevice(token: string): void;
  /** The token of a visit to another company's sign-in; null takes it away. */
  setOAuthAttempt(token: string | null): void;
}

/**
 * What an operation knows of its caller. Made anew for every request. `Services` are those that the module of the
 * operation is given or has itself: `CartContext` and its like name them.
 */
export interface RequestContext<Services = unknown> {
  readonly requestId: string;
  /** What limits count the caller by: an IPv4 address, or the /64 network of an IPv6 address. */
  readonly address: string;
  /** What the caller's browser says of itself. */
  readonly userAgent: string;
  /** The caller's browser asks not to be followed (`DNT` or `Sec-GPC`). */
  readonly untracked: boolean;
  readonly market: Market;
  readonly language: Language;
  readonly lookup: IpLookup;
  readonly viewer: Viewer | null;
  readonly sessionToken: string | null;
  /** Of a browser on which somebody has signed in; null for any other. */
  readonly deviceToken: string | null;
  /** Of a visit to another company's sign-in that this browser is on. */
  readonly oauthAttemptToken: string | null;
  /** The browser's cart token; null before its first cart. */
  readonly cartToken: string | null;
  readonly cookies: CookieJar;
  readonly services: Services;
}
