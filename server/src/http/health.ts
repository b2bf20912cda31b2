import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Milliseconds. Load balancers time out after two seconds or more; the driver would wait far longer for a lost
 * database.
 */
const PING_TIMEOUT_MS = 1500;

interface Health {
  /** Reads which migrations of a newer version this one does not survive. Rejects where the database does not respond. */
  readonly findForeignMigrations: (timeoutMS: number) => Promise<readonly string[]>;
  /** Whether the process is shutting down and load balancers should route elsewhere. */
  readonly isStopping: () => boolean;
}

type DatabaseState = 'ready' | 'database unreachable' | 'database migrated by a newer version';

async function readState({ findForeignMigrations }: Health): Promise<DatabaseState> {
  const answered = new AbortController();
  const late = wait(PING_TIMEOUT_MS, 'database unreachable' as const, { signal: answered.signal }).catch(
    () => 'database unreachable' as const,
  );
  const read = findForeignMigrations(PING_TIMEOUT_MS).then(
    (foreign): DatabaseState => (foreign.length === 0 ? 'ready' : 'database migrated by a newer version'),
    (): DatabaseState => 'database unreachable',
  );
  const state = await Promise.race([read, late]);
  answered.abort();
  return state;
}

/**
 * `/healthz`: the process runs. `/readyz`: it can serve requests: the database responds, this version can read what is in
 * it, and no shutdown is pending.
 */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (health.isStopping()) return reply.code(503).send({ status: 'stopping' });
    const status = await readState(health);
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
}
