import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const POLL_EVERY_MS = 10;

/**
 * Stops a server without aborting running requests: waits up to `graceMs` milliseconds for them, then closes their connections.
 * Connections without a running request are closed at once: Node does not consider one that never sent a request idle, and would
 * wait for its header timeout. Later calls wait for the first.
 */
export function prepareGracefulClose(http: FastifyInstance, graceMs: number): () => Promise<void> {
  const running = new Set<FastifyRequest>();
  http.addHook('onRequest', async (request) => {
    // Upgraded requests never finish; the WebSocket server closes them itself.
    if (!request.headers.upgrade) running.add(request);
  });
  http.addHook('onResponse', async (request) => {
    running.delete(request);
  });

  async function close(): Promise<void> {
    const closing = http.close();
    const deadline = Date.now() + graceMs;
    while (running.size > 0 && Date.now() < deadline) await wait(POLL_EVERY_MS);
    http.server.closeAllConnections();
    await closing;
  }

  let closed: Promise<void> | null = null;
  return () => {
    closed ??= close();
    return closed;
  };
}
