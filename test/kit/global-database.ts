import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildChanged, OPERATION_TYPES } from '../../scripts/setup/build.ts';
import { ROOT } from '../../scripts/setup/paths.ts';
import { chooseTestDatabase, startTestDatabase } from '../../scripts/test/test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database server for this run; every test shop has its own database on it. */
    mongodbUri: string;
  }
}

/** Provides one database server per run: the one in MONGODB_URI if it is set, otherwise the kind that TEST_DATABASE names. */
export default async function provideDatabase(project: TestProject): Promise<() => Promise<void>> {
  // Built here because tests start many of these programs, and no test runs yet. Types are generated once; `npm run codegen`
  // updates them.
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
