import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { DataState } from '../migrations/data-state.ts';

/**
 * Milliseconds. Load balancers time out after two seconds or more; the driver would wait far longer for a lost
 * database.
 */
const PING_TIMEOUT_MS = 1500;

interface Health {
  /** Rejects if the database does not respond. */
  readonly readDataState: (timeoutMS: number) => Promise<DataState>;
  /** Whether the process is shutting down and load balancers should route elsewhere. */
  readonly isStopping: () => boolean;
}

async function readState({ readDataState }: Health): Promise<DataState | 'database unreachable'> {
  const answered = new AbortController();
  const unreachable = () => 'database unreachable' as const;
  const late = wait(PING_TIMEOUT_MS, null, { signal: answered.signal }).then(unreachable, unreachable);
  const state = await Promise.race([readDataState(PING_TIMEOUT_MS).catch(unreachable), late]);
  answered.abort();
  return state;
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve requests, that is, the database responds, is not being restored and holds
 * data that this version can read, and no shutdown is pending.
 */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (health.isStopping()) return reply.code(503).send({ status: 'stopping' });
    const status = await readState(health);
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
}
