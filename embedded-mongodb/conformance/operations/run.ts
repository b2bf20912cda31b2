import { AbstractCursor, ChangeStream, ClientSession, Collection, Db, type Document, GridFSBucket } from 'mongodb';
import { expectMatchingError } from '../errors.ts';
import type { Operation } from '../format.ts';
import { expectMatch, Mismatch } from '../matching.ts';
import { ObservedClient } from '../observed-client.ts';
import { type Operations, prepare } from './arguments.ts';
import { bucketOperations } from './bucket.ts';
import { clientOperations } from './client.ts';
import { collectionOperations } from './collection.ts';
import { cursorOperations } from './cursor.ts';
import { databaseOperations } from './database.ts';
import { sessionOperations, transactionOptions } from './session.ts';
import { type Bench, runSpecial } from './test-runner.ts';

type Class = abstract new (...args: never[]) => unknown;

const KINDS: readonly [Class, Operations<never>][] = [
  [ObservedClient, clientOperations],
  [Db, databaseOperations],
  [Collection, collectionOperations],
  [ClientSession, sessionOperations],
  [GridFSBucket, bucketOperations],
  [AbstractCursor, cursorOperations],
  [ChangeStream, cursorOperations],
];

/** Runs an operation and checks its result or error. Throws a `Mismatch`, or the error that nobody expected. */
export async function runOperation(operation: Operation, bench: Bench): Promise<void> {
  try {
    await check(operation, bench);
  } catch (error) {
    if (error instanceof Error && !error.message.startsWith('at ')) {
      error.message = `at ${operation.name}: ${error.message}`;
    }
    throw error;
  }
}

async function check(operation: Operation, bench: Bench): Promise<void> {
  const { entities } = bench;
  let result: unknown;
  try {
    result = await perform(operation, bench);
  } catch (error) {
    if (operation.ignoreResultAndError) return;
    if (!operation.expectError) throw error;
    return expectMatchingError(operation.expectError, error, entities);
  }
  if (operation.ignoreResultAndError) return;
  if (operation.expectError) throw new Mismatch('no error where one is expected');
  if ('expectResult' in operation) {
    const extraKeys = operation.name === 'distinct' ? 'nowhere' : 'root';
    expectMatch(operation.expectResult, result, { entities, extraKeys });
  }
  if (operation.saveResultAsEntity) entities.set(operation.saveResultAsEntity, result);
}

async function perform(operation: Operation, bench: Bench): Promise<unknown> {
  const { entities } = bench;
  if (operation.object === 'testRunner') return runSpecial(operation, bench);
  const target = entities.value(operation.object);
  const args = prepare(operation.arguments, entities);
  if (target instanceof ClientSession && operation.name === 'withTransaction') {
    return runInTransaction(target, args, bench);
  }
  const [, operations] = KINDS.find(([kind]) => target instanceof kind) ?? [];
  const run = operations?.[operation.name] as Operations<unknown>[string] | undefined;
  if (!run) throw new Error(`the runner does not know the operation ${operation.name}`);
  return run(target, args, entities);
}

/** Errors of the operations inside go on to the driver, also the expected ones: it decides whether to try again. */
async function runInTransaction(session: ClientSession, args: Document, bench: Bench): Promise<void> {
  const { callback, ...options } = args;
  await session.withTransaction(async () => {
    for (const operation of callback as Operation[]) await runNested(operation, bench);
  }, transactionOptions(options));
}

async function runNested(operation: Operation, bench: Bench): Promise<void> {
  const { expectError, ignoreResultAndError, ...plain } = operation;
  if (!expectError) return check(plain, bench);
  let failure: unknown;
  try {
    await check(plain, bench);
  } catch (error) {
    failure = error;
  }
  if (failure === undefined) throw new Mismatch(`no error at ${operation.name} where one is expected`);
  expectMatchingError(expectError, failure, bench.entities);
  throw failure;
}
