import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '@eunbit/embedded-mongodb';
import type { TestProject } from 'vitest/node';
import { buildChanged } from '../../scripts/setup/build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database server for this run; every test shop has a database of its own on it. */
    mongodbUri: string;
  }
}

/** One database server a run: MONGODB_URI where it is set, else an embedded one in a throwaway folder. */
export default async function provideDatabase(project: TestProject): Promise<() => Promise<void>> {
  // Tests start many of them, and no other moment is as good: none runs yet.
  await buildChanged(console.log, ['embedded database', 'programs']);
  const given = process.env.MONGODB_URI;
  if (given) {
    console.log('Tests run on the database at MONGODB_URI.');
    project.provide('mongodbUri', given);
    return async () => {};
  }
  console.log('Tests run on embedded-mongodb.');
  const dataPath = await mkdtemp(join(tmpdir(), 'eunbit-test-'));
  const { uri, stop } = await start({ dataPath, port: 0, sync: false });
  project.provide('mongodbUri', uri);
  return async () => {
    await stop();
    await rm(dataPath, { recursive: true, force: true });
  };
}
