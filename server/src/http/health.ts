import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';

/**
 * Milliseconds. Load balancers time out after two seconds or more; the driver would wait far longer for a lost
 * database.
 */
const PING_TIMEOUT_MS = 1500;

interface Health {
  readonly connection: Connection;
  /** Whether the process is shutting down and load balancers should route elsewhere. */
  readonly isStopping: () => boolean;
}

async function isReachable({ db }: Connection): Promise<boolean> {
  const answered = new AbortController();
  const late = wait(PING_TIMEOUT_MS, false, { signal: answered.signal }).catch(() => false);
  const ping = db?.command({ ping: 1 }, { timeoutMS: PING_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
  const reachable = await Promise.race([ping ?? false, late]);
  answered.abort();
  return reachable;
}

/** `/healthz`: the process runs. `/readyz`: it can serve requests: the database responds and no shutdown is pending. */
export function registerHealth(app: FastifyInstance, { connection, isStopping }: Health): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    if (await isReachable(connection)) return { status: 'ready' };
    return reply.code(503).send({ status: 'database unreachable' });
  });
}
