import type { FastifyRequest } from 'fastify';
import type { SecurityEvents, SecurityLog } from '../log/security-events.ts';

/**
 * Whether Sec-Fetch-Site, or else Origin, shows that a page of this shop sent the request. Other sites can make a browser submit
 * forms here; `SameSite` withholds the cookies, and this check rejects the form itself, which could otherwise set another cart
 * cookie. Requests with neither header are rejected as well.
 */
function isFromOwnPage({ headers, protocol, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && (origin === new URL(publicUrl).origin || origin === `${protocol}://${host}`);
}

interface OriginCheck {
  readonly publicUrl: () => string;
  readonly security: SecurityLog;
}

/** Whether a page of this shop sent the request; logs it if not. */
export function checkOrigin(
  request: FastifyRequest,
  what: SecurityEvents['originRefused']['what'],
  { publicUrl, security }: OriginCheck,
): boolean {
  if (isFromOwnPage(request, publicUrl())) return true;
  security.record('originRefused', { what });
  return false;
}
