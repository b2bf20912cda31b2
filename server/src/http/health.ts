import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';

const PING_TIMEOUT_MS = 2000;

/** `/healthz`: the process runs. `/readyz`: it can serve, which needs the database. */
export function registerHealth(app: FastifyInstance, connection: Connection): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await connection.db?.command({ ping: 1 }, { timeoutMS: PING_TIMEOUT_MS });
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
}
