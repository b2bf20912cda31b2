import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A request that takes longer than this while the server stops is cut off. */
const GRACE_MS = 5000;
const LOOK_EVERY_MS = 10;

/**
 * Stops a server without losing a request that is being answered. Connections on which nothing is asked are cut at once:
 * one that never asked anything does not count as idle to Node and would be waited for until its headers time out.
 */
export function prepareGracefulClose(http: FastifyInstance): () => Promise<void> {
  const running = new Set<FastifyRequest>();
  http.addHook('onRequest', async (request) => {
    // A WebSocket never finishes by itself; its own server says goodbye to it.
    if (!request.headers.upgrade) running.add(request);
  });
  http.addHook('onResponse', async (request) => {
    running.delete(request);
  });

  return async () => {
    const closing = http.close();
    const deadline = Date.now() + GRACE_MS;
    while (running.size > 0 && Date.now() < deadline) await wait(LOOK_EVERY_MS);
    http.server.closeAllConnections();
    await closing;
  };
}
