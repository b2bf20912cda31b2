import { POSTCODE_SEARCH_PATH } from '@eunbit/schema/postcode';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The host name in a Host header, without port, in lower case. */
const readHostname = (host = '') => host.replace(/:\d*$/, '').toLowerCase();

/**
 * Whether a request was sent to the postcode search host. The Host header is checked as well as the forwarded host,
 * which a script can forge.
 */
export function isAtPostcodeHost({ host, headers }: FastifyRequest, postcodeOrigin: string | null): boolean {
  if (postcodeOrigin === null) return false;
  const postcodeHost = new URL(postcodeOrigin).hostname;
  return readHostname(host) === postcodeHost || readHostname(headers.host) === postcodeHost;
}

/**
 * Responds 404 on the postcode search host to everything but its page and scripts, so that the third-party script runs
 * on an origin without pages, API or cookies. Call after the WebSocket server is registered, and before the hooks that
 * reply.
 */
export function reservePostcodeHost(app: FastifyInstance, postcodeOrigin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    // Matched by route, not by URL: for missing files below /assets/, the shop's pages would be served.
    const { url: route = '' } = request.routeOptions;
    if (route === POSTCODE_SEARCH_PATH || route.startsWith('/assets/')) return;
    if (isAtPostcodeHost(request, postcodeOrigin)) await reply.code(404).type('text/plain').send('Not found');
  });
}
