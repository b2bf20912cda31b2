import type { FastifyInstance } from 'fastify';

const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Responds 404 to everything but the probes of load balancers and collectors, for processes that only run jobs. Call
 * before the hooks that reply.
 */
export function answerProbesOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (PROBES.has(request.routeOptions.url ?? '')) return;
    await reply.code(404).type('text/plain').send('This process runs jobs.');
  });
}
