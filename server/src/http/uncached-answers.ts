import type { FastifyInstance } from 'fastify';

/**
 * Responses without a `Cache-Control` header get `no-store`: they may contain data of the signed-in user, which the next person
 * at the same computer must not find. Pages, pictures, build files and public API responses set their own lifetime.
 */
export function refuseCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
