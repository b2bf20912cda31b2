import type { FastifyRequest } from 'fastify';

/**
 * Whether a page of this shop sent the request, as the browser says. Other sites can have a browser send forms here;
 * `SameSite` keeps the cookies back then, and this refuses the form itself, which could otherwise give the browser
 * another cart. A caller that does not say where it is sent from is refused, too.
 */
export function isFromOwnPage({ headers, protocol, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && (origin === new URL(publicUrl).origin || origin === `${protocol}://${host}`);
}
