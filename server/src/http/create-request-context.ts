import { DEFAULT_LANGUAGE, isLanguage, isMarket, type Language, type Market } from '@eunbit/schema/market';
import { COOKIE, HEADER } from '@eunbit/schema/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '../common/client-network.ts';
import type { IpLookup } from '../common/ip-lookup.ts';
import type { CallerContext, CookieJar, RequestContext, SignInState, Viewer } from '../common/request-context.ts';
import { type GeoIp, getMarket } from '../integrations/geoip/geoip.ts';
import type { SecurityLog } from '../log/security-events.ts';
import { FINISHING_MINUTES, KNOWN_DEVICE_DAYS, SESSION_DAYS, type SessionService } from '../modules/account/index.ts';
import { CART_LIFETIME_DAYS } from '../modules/cart/index.ts';
import { getCallerAddress } from './caller-address.ts';

/** The caller's data in a request, independent of the transport. */
export interface Caller {
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
  readonly untracked: boolean;
  /** The store that the caller requests. */
  readonly market: string | undefined;
  /** The last store of the browser; ignored if that store has closed since. */
  readonly lastMarket: string | undefined;
  readonly language: string | undefined;
  readonly cartToken: string | undefined;
  readonly sessionToken: string | undefined;
  readonly deviceToken: string | undefined;
  readonly oauthAttemptToken: string | undefined;
}

export interface ContextFactory<Services = unknown> {
  create(caller: Caller, cookies: CookieJar): Promise<RequestContext<Services>>;
  /** For read-only work: a member's session may come from a cache. */
  createToRead(caller: Caller, cookies: CookieJar): Promise<RequestContext<Services>>;
  /** Call after a mutation, so that the caller's next query sees its changes. */
  forget(caller: Pick<RequestContext, 'sessionToken'>): void;
}

/** Services that the context itself needs. */
interface OwnServices {
  readonly geoip: GeoIp;
  readonly sessions: SessionService;
  readonly security: SecurityLog;
}

/** Tokens have 43 characters; a much longer value is invalid and not worth hashing. */
const MAXIMUM_TOKEN_LENGTH = 128;

function tokenOrNull(token: string | undefined): string | null {
  return token && token.length <= MAXIMUM_TOKEN_LENGTH ? token : null;
}

/** The browser's choice; otherwise the account's last choice; otherwise the default. */
function getLanguage(caller: Caller, viewer: Viewer | null): Language {
  return isLanguage(caller.language) ? caller.language : (viewer?.language ?? DEFAULT_LANGUAGE);
}

interface ContextOptions<Services> {
  /** The stores that are open. */
  readonly stores: readonly Market[];
  readonly defaultMarket: Market;
  readonly createLoaders: (context: CallerContext<Services>) => object;
}

export function createContextFactory<Services extends OwnServices>(
  services: Services,
  { stores, defaultMarket, createLoaders }: ContextOptions<Services>,
): ContextFactory<Services> {
  const openOrNull = (market: unknown): Market | null => (isMarket(market) && stores.includes(market) ? market : null);

  /**
   * The first open store of: the one requested, the last one, and that of the caller's country; otherwise the default. If only
   * one store is open, that one.
   */
  const chooseStore = ({ market, lastMarket }: Caller, lookUp: () => IpLookup): Market =>
    (stores.length === 1 ? stores[0] : undefined) ??
    openOrNull(market) ??
    openOrNull(lastMarket) ??
    openOrNull(getMarket(lookUp(), defaultMarket)) ??
    defaultMarket;

  async function createFor(
    caller: Caller,
    cookies: CookieJar,
    findSignIn: (token: string) => Promise<SignInState | null>,
  ): Promise<RequestContext<Services>> {
    // Looked up at most once, and only if the caller has not chosen a store or selects the lookup.
    let lookup: IpLookup | undefined;
    const lookUp = () => {
      lookup ??= services.geoip.lookUp(caller.address);
      return lookup;
    };
    const sessionToken = tokenOrNull(caller.sessionToken);
    const signInState = sessionToken ? await findSignIn(sessionToken) : null;
    const viewer = signInState && signInState.missingStep === null ? signInState.viewer : null;
    let loaders: object | undefined;
    const context: RequestContext<Services> = {
      requestId: caller.requestId,
      address: clientNetwork(caller.address),
      userAgent: caller.userAgent,
      untracked: caller.untracked,
      market: chooseStore(caller, lookUp),
      stores,
      closedStore: isMarket(caller.market) && !stores.includes(caller.market) ? caller.market : null,
      language: getLanguage(caller, signInState?.viewer ?? null),
      get lookup() {
        return lookUp();
      },
      viewer,
      signInState,
      sessionToken,
      deviceToken: tokenOrNull(caller.deviceToken),
      oauthAttemptToken: tokenOrNull(caller.oauthAttemptToken),
      cartToken: tokenOrNull(caller.cartToken),
      cookies,
      security: services.security,
      services,
      // Not created for requests that run no operation, such as those for pictures.
      get loaders() {
        loaders ??= createLoaders(context);
        return loaders;
      },
    };
    return context;
  }

  return {
    create: (caller, cookies) => createFor(caller, cookies, services.sessions.find),
    createToRead: (caller, cookies) => createFor(caller, cookies, services.sessions.findToRead),
    forget({ sessionToken }) {
      if (sessionToken) services.sessions.forgetViewer(sessionToken);
    },
  };
}

/** For in-process and WebSocket operations, whose responses cannot set cookies. */
export const NO_COOKIES: CookieJar = {
  setCartToken() {},
  clearCartToken() {},
  setSession() {},
  clearSession() {},
  setDevice() {},
  setOAuthAttempt() {},
};

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The token of a caller that sends a header instead of a cookie. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
}

/** Headers are for clients without cookies and take precedence over them. */
export function readCaller(request: FastifyRequest): Caller {
  const names = request.server.privateCookies;
  return {
    requestId: request.id,
    address: getCallerAddress(request),
    userAgent: header(request, 'user-agent') ?? '',
    untracked: header(request, 'dnt') === '1' || header(request, 'sec-gpc') === '1',
    market: header(request, HEADER.market),
    lastMarket: request.cookies[COOKIE.market],
    language: header(request, HEADER.language) ?? request.cookies[COOKIE.language],
    cartToken: header(request, HEADER.basket) ?? request.cookies[COOKIE.basket],
    sessionToken: bearerToken(request) ?? request.cookies[names.session],
    deviceToken: request.cookies[names.device],
    oauthAttemptToken: request.cookies[names.oauthAttempt],
  };
}

export function createCookieJar(reply: FastifyReply): CookieJar {
  const { secure, session, device, oauthAttempt } = reply.server.privateCookies;
  const common = { path: '/', sameSite: 'lax', secure } as const;
  return {
    // Not HttpOnly: the page reads it, and it only gives access to a guest's cart.
    setCartToken: (token) =>
      void reply.setCookie(COOKIE.basket, token, { ...common, httpOnly: false, maxAge: CART_LIFETIME_DAYS * 86_400 }),
    clearCartToken: () => void reply.clearCookie(COOKIE.basket, { ...common, httpOnly: false }),
    setSession: (token) =>
      void reply.setCookie(session, token, { ...common, httpOnly: true, maxAge: SESSION_DAYS * 86_400 }),
    clearSession: () => void reply.clearCookie(session, { ...common, httpOnly: true }),
    setDevice: (token) =>
      void reply.setCookie(device, token, { ...common, httpOnly: true, maxAge: KNOWN_DEVICE_DAYS * 86_400 }),
    setOAuthAttempt: (token) => {
      const options = { ...common, httpOnly: true };
      if (token) reply.setCookie(oauthAttempt, token, { ...options, maxAge: FINISHING_MINUTES * 60 });
      else reply.clearCookie(oauthAttempt, options);
    },
  };
}
