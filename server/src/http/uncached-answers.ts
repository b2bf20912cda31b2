import type { FastifyInstance } from 'fastify';

/**
 * No cache keeps an answer that does not say that it may: it may be about whoever is signed in, and the next person at the
 * same computer must not find it. Pages, pictures, files of the build and public answers of the API say how long.
 */
export function refuseCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
