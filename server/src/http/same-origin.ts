import type { FastifyRequest } from 'fastify';

/**
 * Whether Sec-Fetch-Site, else Origin, names a page of this shop as the sender. Other sites can make a browser submit
 * forms here; `SameSite` withholds the cookies, and this check rejects the form itself, which could otherwise set
 * another cart cookie. Requests with neither header are rejected as well.
 */
export function isFromOwnPage({ headers, protocol, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && (origin === new URL(publicUrl).origin || origin === `${protocol}://${host}`);
}
