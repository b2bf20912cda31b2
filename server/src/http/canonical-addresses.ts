import type { FastifyInstance } from 'fastify';

const DOT_SEGMENT = /\/(\.|%2e){1,2}(\/|$)/i;

/**
 * The canonical form of a path: without empty and dot segments. Browsers read a backslash as a slash, and two leading slashes as
 * another site, so pages must not be rendered at such paths. Null if it is not a path.
 */
export function toCanonicalAddress(address: string): string | null {
  const [, path, rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (!path?.startsWith('/') && !path?.startsWith('\\')) return null;
  const collapsed = path.replace(/[\\/]+/g, '/');
  const canonical = DOT_SEGMENT.test(collapsed) ? new URL(collapsed, 'http://shop').pathname : collapsed;
  return `${canonical.replace(/^\/+/, '/')}${rest}`;
}

/** Redirects requests to the canonical path, and rejects invalid paths. Call before the routes. */
export function redirectToCanonicalAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url, method } = request;
    if (method === 'OPTIONS' && url === '*') return;
    const canonical = toCanonicalAddress(url);
    if (canonical === null) throw Object.assign(new Error('An address is a path.'), { statusCode: 400 });
    if (canonical === url) return;
    if (method !== 'GET' && method !== 'HEAD') return;
    return reply.header('cache-control', 'no-cache').redirect(canonical, 301);
  });
}
