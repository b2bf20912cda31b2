import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A request that takes longer than this while the server stops is cut off. */
const GRACE_MS = 5000;
const LOOK_EVERY_MS = 10;

/**
 * Stops a server without losing a request that is being answered. Connections on which nothing is asked are cut at once:
 * one that never asked anything does not count as idle to Node and would be waited for until its headers time out.
 */
export function prepareGracefulClose(http: FastifyInstance): () => Promise<void> {
  let running = 0;
  http.addHook('onRequest', async () => {
    running += 1;
  });
  http.addHook('onResponse', async () => {
    running -= 1;
  });
  http.addHook('onRequestAbort', async () => {
    running -= 1;
  });

  return async () => {
    const closing = http.close();
    const deadline = Date.now() + GRACE_MS;
    while (running > 0 && Date.now() < deadline) await wait(LOOK_EVERY_MS);
    http.server.closeAllConnections();
    await closing;
  };
}
