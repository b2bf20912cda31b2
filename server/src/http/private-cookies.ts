import { COOKIE, OAUTH_ATTEMPT_COOKIE } from '@eunbit/schema/wire';
import type { FastifyInstance } from 'fastify';

/** Names of the HttpOnly cookies, and whether they are Secure. */
export interface PrivateCookies {
  readonly secure: boolean;
  readonly session: string;
  /** Marks a browser on which an account has signed in. */
  readonly device: string;
  readonly oauthAttempt: string;
  /** The outcome of a form that was submitted without script, for the next page. */
  readonly postedForm: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly privateCookies: PrivateCookies;
  }
}

/**
 * The only place with these names. In production they have the `__Host-` prefix: browsers accept such cookies only from this host
 * over HTTPS, so that neither another host of the domain nor a network attacker can set one. Elsewhere the shop is served without
 * HTTPS, where browsers reject the prefix.
 */
export function registerPrivateCookies(app: FastifyInstance, { secure }: { readonly secure: boolean }): void {
  const prefix = secure ? '__Host-' : '';
  app.decorate('privateCookies', {
    secure,
    session: `${prefix}${COOKIE.session}`,
    device: `${prefix}device`,
    oauthAttempt: `${prefix}${OAUTH_ATTEMPT_COOKIE}`,
    postedForm: `${prefix}posted_form`,
  });
}
