import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds for running requests to complete during shutdown; later their connections are closed. */
const GRACE_MS = 5000;
const LOOK_EVERY_MS = 10;

/**
 * Stops a server without losing running requests. Connections without a running request are closed at once: Node does
 * not consider one that never sent a request idle, and would wait for its header timeout.
 */
export function prepareGracefulClose(http: FastifyInstance): () => Promise<void> {
  const running = new Set<FastifyRequest>();
  http.addHook('onRequest', async (request) => {
    // Upgraded requests never finish; the WebSocket server closes them itself.
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
