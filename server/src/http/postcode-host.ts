import { POSTCODE_SEARCH_PATH } from '@eunbit/schema/postcode';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The name in a Host header, whatever its port and case. */
const readHostname = (host = '') => host.replace(/:\d*$/, '').toLowerCase();

/**
 * Whether a request came to the host of the postcode search. The header is looked at as well as what a proxy said it was:
 * a script can write the latter.
 */
export function isAtPostcodeHost({ host, headers }: FastifyRequest, postcodeOrigin: string | null): boolean {
  if (postcodeOrigin === null) return false;
  const postcodeHost = new URL(postcodeOrigin).hostname;
  return readHostname(host) === postcodeHost || readHostname(headers.host) === postcodeHost;
}

/**
 * Keeps everything but the page of the postcode search and its scripts from that page's host, so that somebody else's
 * script has an origin with nothing in it: no page, no API, no cookie. Call after the WebSocket server is
 * registered, and before the hooks that answer.
 */
export function reservePostcodeHost(app: FastifyInstance, postcodeOrigin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    // Goes by the route, not by the address: what is no file below /assets/ would be answered by the shop's pages.
    const { url: route = '' } = request.routeOptions;
    if (route === POSTCODE_SEARCH_PATH || route.startsWith('/assets/')) return;
    if (isAtPostcodeHost(request, postcodeOrigin)) await reply.code(404).type('text/plain').send('Not found');
  });
}
