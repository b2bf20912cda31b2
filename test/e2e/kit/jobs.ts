import type { JobName } from '@eunbit/schema/job';
import mongoose from 'mongoose';
import { inject } from 'vitest';

/** Has the shop run a job that comes by time within the next seconds, rather than at the end of its interval. */
export async function runSoon(name: JobName): Promise<void> {
  const connection = await mongoose.createConnection(inject('databaseUri')).asPromise();
  try {
    const { matchedCount } = await connection
      .collection('jobs')
      .updateOne({ name }, { $set: { nextRunAt: new Date() } });
    if (matchedCount !== 1) throw new Error(`no job ${name}`);
  } finally {
    await connection.close();
  }
}
