import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { DataState } from '../migrations/data-state.ts';
import { registerHealth } from './health.ts';

function getAnswer(readDataState: (timeoutMS: number) => Promise<DataState>, isStopping = () => false) {
  const app = Fastify();
  registerHealth(app, { readDataState, isStopping });
  return app.inject('/readyz');
}

it('a process whose database responds is ready', async () => {
  expect((await getAnswer(async () => 'ready')).statusCode).toBe(200);
});

it('a process whose database does not respond is not ready, within the time of load balancers', async () => {
  const limits: number[] = [];
  const { statusCode } = await getAnswer((timeoutMS) => {
    limits.push(timeoutMS);
    return new Promise(() => {});
  });
  expect(statusCode).toBe(503);
  // Load balancers wait for two seconds.
  expect(limits).toEqual([expect.toSatisfy((milliseconds: number) => milliseconds < 2000)]);
});

it('a process without a database connection is not ready', async () => {
  const { statusCode, body } = await getAnswer(() => Promise.reject(new Error('gone')));
  expect([statusCode, JSON.parse(body)]).toEqual([503, { status: 'database unreachable' }]);
});

it('a process whose database has a newer version is not ready, and reports the reason', async () => {
  const { statusCode, body } = await getAnswer(async () => 'database migrated by a newer version');
  expect([statusCode, JSON.parse(body)]).toEqual([503, { status: 'database migrated by a newer version' }]);
});

it('a process whose database is being restored is not ready', async () => {
  const { statusCode, body } = await getAnswer(async () => 'restoring');
  expect([statusCode, JSON.parse(body)]).toEqual([503, { status: 'restoring' }]);
});

it('a process that is shutting down is not ready', async () => {
  const { statusCode, body } = await getAnswer(
    async () => 'ready',
    () => true,
  );
  expect(statusCode).toBe(503);
  expect(JSON.parse(body)).toEqual({ status: 'stopping' });
});
