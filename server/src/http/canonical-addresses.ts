import type { FastifyInstance } from 'fastify';

const DOT_SEGMENT = /\/(\.|%2e){1,2}(\/|$)/i;

/**
 * The one address of what a path names: without empty and dot segments. Browsers read a backslash as a slash, and what
 * begins with two slashes as another site, so pages must not be rendered at such paths. Null for no path at all.
 */
export function toCanonicalAddress(address: string): string | null {
  const [, path, rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (!path?.startsWith('/') && !path?.startsWith('\\')) return null;
  const collapsed = path.replace(/[\\/]+/g, '/');
  const canonical = DOT_SEGMENT.test(collapsed) ? new URL(collapsed, 'http://shop').pathname : collapsed;
  return `${canonical.replace(/^\/+/, '/')}${rest}`;
}

/** Sends whoever reads another address to the canonical one, and refuses what is no path. Call before the routes. */
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
