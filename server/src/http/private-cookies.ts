import { COOKIE, OAUTH_ATTEMPT_COOKIE } from '@eunbit/schema/wire';
import type { FastifyInstance } from 'fastify';

/** How the cookies are called that no script of a page reads, and whether browsers send them over HTTPS alone. */
export interface PrivateCookies {
  readonly secure: boolean;
  readonly session: string;
  /** Of a browser on which somebody has signed in. */
  readonly device: string;
  readonly oauthAttempt: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly privateCookies: PrivateCookies;
  }
}

/**
 * The one place that knows these names. In production they begin with `__Host-`: browsers then take them from this very
 * host alone, over HTTPS, so that no other host of the domain and nobody on the way can plant one. Elsewhere the shop is
 * served without HTTPS, where browsers refuse that prefix.
 */
export function registerPrivateCookies(app: FastifyInstance, { secure }: { readonly secure: boolean }): void {
  const prefix = secure ? '__Host-' : '';
  app.decorate('privateCookies', {
    secure,
    session: `${prefix}${COOKIE.session}`,
    device: `${prefix}device`,
    oauthAttempt: `${prefix}${OAUTH_ATTEMPT_COOKIE}`,
  });
}
