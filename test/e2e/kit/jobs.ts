import type { JobName } from '@eunbit/schema/job';
import mongoose from 'mongoose';
import { expect, inject, vi } from 'vitest';

/** Makes a scheduled job due, and waits until the shop has run it. */
export async function runJob(name: JobName): Promise<void> {
  const connection = await mongoose.createConnection(inject('databaseUri')).asPromise();
  try {
    const jobs = connection.collection<{ name: string; lastRunAt?: Date; lastFinishedAt?: Date }>('jobs');
    const asked = new Date();
    const { matchedCount } = await jobs.updateOne({ name }, { $set: { nextRunAt: asked } });
    if (matchedCount !== 1) throw new Error(`no job ${name}`);
    const ran = { name, lastRunAt: { $gte: asked }, $expr: { $gte: ['$lastFinishedAt', '$lastRunAt'] } };
    await vi.waitFor(async () => expect(await jobs.countDocuments(ran), `runs of ${name}`).toBe(1), {
      timeout: 90_000,
      interval: 100,
    });
  } finally {
    await connection.close();
  }
}
