import type { Role, SocialProvider } from '@eunbit/schema/account';
import type { Language, Market } from '@eunbit/schema/market';
import type { SignInStep } from '@eunbit/schema/second-factor';
import type { SecurityLog } from '../log/security-events.ts';
import type { IpLookup } from './ip-lookup.ts';
import type { StaffRole } from './permissions.ts';

/** The signed-in account. */
export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** With calling code. */
  readonly phone: string | null;
  readonly role: Role;
  /** Set if `role` is STAFF. */
  readonly staffRole: StaffRole | null;
  /** May buy but not write reviews. */
  readonly blocked: boolean;
  readonly language: Language;
  /** The store in which the account was created. */
  readonly location: Market;
  readonly orderEmails: boolean;
  /** The new address that awaits confirmation. */
  readonly pendingEmail: string | null;
  /** False for an account that signs in through a social provider only. */
  readonly hasPassword: boolean;
  readonly socialProviders: readonly SocialProvider[];
  /** Signed up through a social provider and has not yet agreed to the terms. */
  readonly mustFinishSignUp: boolean;
  readonly createdAt: Date;
  /** Whether sign-ins require a second step. */
  readonly hasSecondFactor: boolean;
}

/** A running session: its user, and how it was authenticated. */
export interface SignInState {
  readonly viewer: Viewer;
  /** The step required before the session may do anything else; null if none is missing. */
  readonly missingStep: SignInStep | null;
  /** When the second step was done; null for a session without one. */
  readonly secondFactorAt: Date | null;
  /** When the session was last authenticated. */
  readonly confirmedAt: Date;
}

/** The cookies that an operation may set; a WebSocket or an in-process call cannot set any. */
export interface CookieJar {
  setCartToken(token: string): void;
  clearCartToken(): void;
  setSession(token: string): void;
  clearSession(): void;
  /** Marks the browser as one on which somebody has signed in. */
  setDevice(token: string): void;
  /** The token of an OAuth attempt; null removes it. */
  setOAuthAttempt(token: string | null): void;
}

/** The caller of an operation, and the services available to its module; created per request. */
export interface CallerContext<Services = unknown> {
  readonly requestId: string;
  /** The key of rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
  readonly address: string;
  /** The User-Agent header. */
  readonly userAgent: string;
  /** Whether the browser asks not to be tracked (`DNT` or `Sec-GPC`). */
  readonly untracked: boolean;
  /** The caller's store, always an open one. */
  readonly market: Market;
  /** Open stores. */
  readonly stores: readonly Market[];
  /** A closed store that the caller requests by header; every operation for it is rejected. Null if there is none. */
  readonly closedStore: Market | null;
  readonly language: Language;
  readonly lookup: IpLookup;
  /** Null without a session, or if its sign-in lacks a step: it then has no permissions. */
  readonly viewer: Viewer | null;
  /** The session even if its sign-in lacks a step, for operations that complete it. Null without a session. */
  readonly signInState: SignInState | null;
  readonly sessionToken: string | null;
  /** Token of a browser on which somebody has signed in; null for any other. */
  readonly deviceToken: string | null;
  /** The token of this browser's OAuth attempt. */
  readonly oauthAttemptToken: string | null;
  /** The browser's cart token; null before its first cart. */
  readonly cartToken: string | null;
  readonly cookies: CookieJar;
  readonly security: SecurityLog;
  readonly services: Services;
}

/** The context of resolvers, with the loaders of their module. Aliased by types such as `CartContext`. */
export interface RequestContext<Services = unknown, Loaders extends object = object> extends CallerContext<Services> {
  /** Created for this request; they cache what they have read for this caller. */
  readonly loaders: Loaders;
}

/** The context of a module's resolvers: with the parameters and results of its `setup`, and with its loaders. */
export type ModuleContext<Setup extends (needs: never) => object, Loaders extends object = object> = RequestContext<
  Parameters<Setup>[0] & Awaited<ReturnType<Setup>>,
  Loaders
>;
