import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';

/** Load balancers wait for two seconds or more; the driver would wait for a lost database much longer. */
const PING_TIMEOUT_MS = 1500;

interface Health {
  readonly connection: Connection;
  /** Whether the process is about to end, and requests should go elsewhere. */
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

/** `/healthz`: the process runs. `/readyz`: it can serve, which needs the database, and will go on to. */
export function registerHealth(app: FastifyInstance, { connection, isStopping }: Health): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    if (await isReachable(connection)) return { status: 'ready' };
    return reply.code(503).send({ status: 'database unreachable' });
  });
}
