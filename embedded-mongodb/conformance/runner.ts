import type { MongoClient } from 'mongodb';
import { Entities } from './entities.ts';
import { expectEvents } from './events.ts';
import type { CollectionContent, Suite, Test } from './format.ts';
import { expectMatch } from './matching.ts';
import { runOperation } from './operations/run.ts';
import type { Bench } from './operations/test-runner.ts';

const MAJORITY = { writeConcern: { w: 'majority' } } as const;
/** A test that waits for what never comes fails instead of holding up the others. */
const TEST_LIMIT_MS = 20_000;

/** Runs one test. Throws where the server did not do as the test says. */
export function runTest(uri: string, admin: MongoClient, suite: Suite, test: Test): Promise<void> {
  return within(TEST_LIMIT_MS, setUpAndRun(uri, admin, suite, test));
}

async function setUpAndRun(uri: string, admin: MongoClient, suite: Suite, test: Test): Promise<void> {
  await admin.db('admin').command({ killAllSessions: [] });
  for (const content of suite.initialData ?? []) await prepare(admin, content);
  const bench: Bench = { admin, entities: new Entities(uri), failPoints: new Set() };
  try {
    await follow(test, suite, bench);
    for (const content of test.outcome ?? []) await expectContent(admin, content);
  } catch (error) {
    if (error instanceof Error) error.message += ` (${bench.entities.trace})`;
    throw error;
  } finally {
    for (const name of bench.failPoints) {
      await admin.db('admin').command({ configureFailPoint: name, mode: 'off' });
    }
    await bench.entities.close();
  }
}

async function follow(test: Test, suite: Suite, bench: Bench): Promise<void> {
  const { entities } = bench;
  await entities.create(suite.createEntities ?? []);
  for (const operation of test.operations) await runOperation(operation, bench);
  for (const expectation of test.expectEvents ?? []) expectEvents(expectation, entities);
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${milliseconds / 1000} seconds`)), milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function prepare(admin: MongoClient, content: CollectionContent): Promise<void> {
  const { databaseName, collectionName, createOptions, documents } = content;
  const database = admin.db(databaseName);
  await database.collection(collectionName).drop(MAJORITY);
  if (documents.length === 0 || createOptions) {
    await database.createCollection(collectionName, { ...createOptions, ...MAJORITY });
  }
  if (documents.length > 0) await database.collection(collectionName).insertMany(documents, MAJORITY);
}

async function expectContent(admin: MongoClient, content: CollectionContent): Promise<void> {
  const { databaseName, collectionName, documents } = content;
  const found = await admin
    .db(databaseName)
    .collection(collectionName)
    .find({}, { sort: { _id: 1 }, readConcern: 'local', readPreference: 'primary' })
    .toArray();
  expectMatch(documents, found, { extraKeys: 'nowhere' }, `content of ${collectionName}`);
}
