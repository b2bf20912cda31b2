import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connectDatabase } from '@eunbit/server/app/database';
import { startJobs } from '@eunbit/server/app/start-jobs';
import { createJobRegistry } from '@eunbit/server/common/job-registry';
import { createLogger } from '@eunbit/server/log/logger';
import { expect, inject, it, onTestFinished, vi } from 'vitest';

it('a stopping process starts no job, and keeps its database until the running job has ended', async () => {
  const uri = new URL(inject('mongodbUri'));
  uri.pathname = `/test-${randomBytes(8).toString('hex')}`;
  const connection = await connectDatabase(uri.href);
  onTestFinished(async () => {
    await connection.dropDatabase();
    await connection.close();
  });
  const events: string[] = [];
  let finish = () => {};
  const registry = createJobRegistry();
  registry.register({
    'send-emails': {
      every: '1 second',
      run: () =>
        new Promise<void>((resolve) => {
          events.push('begun');
          finish = resolve;
        }).then(() => void events.push('ended')),
    },
  });
  const delivery = { deliverDue: async () => 0 };
  const jobs = await startJobs({ connection, registry, delivery, log: createLogger('silent') });
  await vi.waitFor(() => expect(events).toEqual(['begun']));

  const stopped = jobs.stop(60_000).then(() => events.push('stopped'));
  // Waiting cannot be observed; without it, the process would have stopped long before this second is over.
  await Promise.race([stopped, wait(1000)]);
  finish();
  await stopped;

  expect(events).toEqual(['begun', 'ended', 'stopped']);
});
