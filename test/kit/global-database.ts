import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildChanged, OPERATION_TYPES } from '../../scripts/setup/build.ts';
import { ROOT } from '../../scripts/setup/paths.ts';
import { chooseTestDatabase, startTestDatabase } from '../../scripts/test/test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database server for this run; every test shop has a database of its own on it. */
    mongodbUri: string;
  }
}

/** One database server a run: MONGODB_URI where it is set, else what TEST_DATABASE asks for. */
export default async function provideDatabase(project: TestProject): Promise<() => Promise<void>> {
  // Tests start many of them, and no other moment is as good: none runs yet. Types are made once, and renewed when asked for.
  const types = existsSync(join(ROOT, 'test/gql')) ? [] : OPERATION_TYPES;
  await buildChanged(console.log, ['embedded database', 'programs', ...types]);
  const given = process.env.MONGODB_URI;
  if (given) {
    console.log('Tests run on the database at MONGODB_URI.');
    project.provide('mongodbUri', given);
    return async () => {};
  }
  const { kind, description } = await chooseTestDatabase(process.env, console.log);
  console.log(`Tests run on ${description}.`);
  const { uri, stop } = await startTestDatabase(kind, process.env);
  project.provide('mongodbUri', uri);
  return stop;
}
