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
  /** Set where `role` is STAFF. */
  readonly staffRole: StaffRole | null;
  /** May buy but not write reviews. */
  readonly blocked: boolean;
  readonly language: Language;
  /** The store in which the account was created. */
  readonly location: Market;
  readonly orderEmails: boolean;
  /** The new address that waits for its confirmation. */
  readonly pendingEmail: string | null;
  /** False for an account that signs in through a social provider only. */
  readonly hasPassword: boolean;
  readonly socialProviders: readonly SocialProvider[];
  /** Signed up through a social provider and has not yet agreed to the terms. */
  readonly mustFinishSignUp: boolean;
  readonly createdAt: Date;
  /** Whether their sign-ins have a second step. */
  readonly hasSecondFactor: boolean;
}

/** A running session: whose it is, and how sure that is. */
export interface SignInState {
  readonly viewer: Viewer;
  /** What is to be done before the session may do anything else; null for nothing. */
  readonly missingStep: SignInStep | null;
  /** When the second step was done; null for a session without. */
  readonly secondFactorAt: Date | null;
  /** When it was last proven who uses the session. */
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

/** What an operation knows of its caller, and the services available to its module; created per request. */
export interface CallerContext<Services = unknown> {
  readonly requestId: string;
  /** The key of rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
  readonly address: string;
  /** The User-Agent header. */
  readonly userAgent: string;
  /** Whether the browser asks not to be tracked (`DNT` or `Sec-GPC`). */
  readonly untracked: boolean;
  /** The store of the caller; one that is open. */
  readonly market: Market;
  /** Open stores. */
  readonly stores: readonly Market[];
  /** A store that is closed and that the caller asks for by header; nothing is done for them then. Null if there is none. */
  readonly closedStore: Market | null;
  readonly language: Language;
  readonly lookup: IpLookup;
  /** Null for a stranger, and for a session whose sign-in lacks a step: it may do what a stranger may. */
  readonly viewer: Viewer | null;
  /** The session as it is, with a sign-in that lacks a step; for operations that finish it. Null for a stranger. */
  readonly signInState: SignInState | null;
  readonly sessionToken: string | null;
  /** Of a browser on which somebody has signed in; null for any other. */
  readonly deviceToken: string | null;
  /** The token of this browser's OAuth attempt. */
  readonly oauthAttemptToken: string | null;
  /** The browser's cart token; null before its first cart. */
  readonly cartToken: string | null;
  readonly cookies: CookieJar;
  readonly security: SecurityLog;
  readonly services: Services;
}

/** The context of resolvers: also has the loaders of their module. Named by types such as `CartContext`. */
export interface RequestContext<Services = unknown, Loaders extends object = object> extends CallerContext<Services> {
  /** Made for this request; they remember what they have read for this caller. */
  readonly loaders: Loaders;
}

/** The context of a module's resolvers: with what its `setup` takes and makes, and with its loaders. */
export type ModuleContext<Setup extends (needs: never) => object, Loaders extends object = object> = RequestContext<
  Parameters<Setup>[0] & Awaited<ReturnType<Setup>>,
  Loaders
>;
