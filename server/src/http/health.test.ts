import Fastify from 'fastify';
import type { Connection } from 'mongoose';
import { expect, it } from 'vitest';
import { registerHealth } from './health.ts';

function getAnswer(command: () => Promise<unknown>, isStopping = () => false) {
  const app = Fastify();
  registerHealth(app, { connection: { db: { command } } as unknown as Connection, isStopping });
  return app.inject('/readyz');
}

it('a process whose database responds is ready', async () => {
  expect((await getAnswer(async () => ({ ok: 1 }))).statusCode).toBe(200);
});

it('a process whose database does not respond is not ready, within two seconds', async () => {
  const began = performance.now();
  const { statusCode } = await getAnswer(() => new Promise(() => {}));
  expect(statusCode).toBe(503);
  expect(performance.now() - began).toBeLessThan(2000);
});

it('a process without a database connection is not ready', async () => {
  expect((await getAnswer(() => Promise.reject(new Error('gone')))).statusCode).toBe(503);
});

it('a process that is shutting down is not ready', async () => {
  const { statusCode, body } = await getAnswer(
    async () => ({ ok: 1 }),
    () => true,
  );
  expect(statusCode).toBe(503);
  expect(JSON.parse(body)).toEqual({ status: 'stopping' });
});
