import { MongoClient } from 'mongodb';
import type { Connection } from 'mongoose';
import { expect, it } from 'vitest';
import { startJobs } from './start-jobs.ts';

it('starting jobs without a database fails instead of waiting forever', async () => {
  const client = new MongoClient('mongodb://127.0.0.1:1', { serverSelectionTimeoutMS: 10 });
  const connection = { db: client.db() } as unknown as Connection;
  const options = { connection, registry: { jobs: new Map() }, delivery: {}, log: {} };

  await expect(startJobs(options as unknown as Parameters<typeof startJobs>[0])).rejects.toThrow('ECONNREFUSED');

  await client.close();
});
