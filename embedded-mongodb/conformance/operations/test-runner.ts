import type { ClientSession, Document, MongoClient } from 'mongodb';
import type { Entities } from '../entities.ts';
import { expectEvent } from '../events.ts';
import type { Operation } from '../format.ts';
import { Mismatch } from '../matching.ts';

/** What the operations of the runner itself work on. */
export interface Bench {
  /** The runner's own client, whose commands no test observes. */
  readonly admin: MongoClient;
  readonly entities: Entities;
  /** Names of the fail points that a test switched on. */
  readonly failPoints: Set<string>;
}

type Special = (bench: Bench, args: Document) => Promise<void> | void;

const SPECIAL: Readonly<Record<string, Special>> = {
  createEntities: ({ entities }, { entities: definitions }) => entities.create(definitions),
  failPoint: async ({ entities, failPoints }, { client, failPoint }) => {
    failPoints.add(failPoint.configureFailPoint);
    await entities.client(client).client.db('admin').command(failPoint);
  },
  waitForEvent: ({ entities }, { client, event, count }) =>
    entities.client(client).waitFor(count, (observed) => isMatch(() => expectEvent(event, observed, entities))),
  assertCollectionExists: async (bench, args) => assert(await hasCollection(bench, args), 'the collection is missing'),
  assertCollectionNotExists: async (bench, args) =>
    assert(!(await hasCollection(bench, args)), 'the collection exists'),
  assertIndexExists: async (bench, args) => assert(await hasIndex(bench, args), 'the index is missing'),
  assertIndexNotExists: async (bench, args) => assert(!(await hasIndex(bench, args)), 'the index exists'),
  assertSameLsidOnLastTwoCommands: ({ entities }, { client }) =>
    assert(new Set(lastSessions(entities, client)).size === 1, 'the sessions of the last two commands differ'),
  assertDifferentLsidOnLastTwoCommands: ({ entities }, { client }) =>
    assert(new Set(lastSessions(entities, client)).size === 2, 'the sessions of the last two commands are the same'),
  assertSessionDirty: ({ entities }, { session }) => assert(isDirty(entities, session), 'the session is not dirty'),
  assertSessionNotDirty: ({ entities }, { session }) => assert(!isDirty(entities, session), 'the session is dirty'),
  assertSessionTransactionState: ({ entities }, { session, state }) => {
    const { transaction } = entities.get<{ transaction: { state: string } }>(session);
    assert(STATES[transaction.state] === state, `the transaction is in state ${transaction.state}, not ${state}`);
  },
  assertNumberConnectionsCheckedOut: ({ entities }, { client, connections }) => {
    const { checkedOut } = entities.client(client);
    assert(checkedOut === connections, `${checkedOut} connections are checked out, not ${connections}`);
  },
};

const STATES: Readonly<Record<string, string>> = {
  NO_TRANSACTION: 'none',
  STARTING_TRANSACTION: 'starting',
  TRANSACTION_IN_PROGRESS: 'in_progress',
  TRANSACTION_COMMITTED: 'committed',
  TRANSACTION_COMMITTED_EMPTY: 'committed',
  TRANSACTION_ABORTED: 'aborted',
};

export async function runSpecial({ name, arguments: args = {} }: Operation, bench: Bench): Promise<void> {
  const special = SPECIAL[name];
  if (!special) throw new Error(`the runner does not know the operation ${name}`);
  await special(bench, args);
}

function assert(holds: boolean, problem: string): void {
  if (!holds) throw new Mismatch(problem);
}

function isMatch(compare: () => void): boolean {
  try {
    compare();
    return true;
  } catch (error) {
    if (error instanceof Mismatch) return false;
    throw error;
  }
}

async function hasCollection({ admin }: Bench, { databaseName, collectionName }: Document): Promise<boolean> {
  const found = await admin.db(databaseName).listCollections({ name: collectionName }, { nameOnly: true }).toArray();
  return found.length > 0;
}

async function hasIndex(bench: Bench, args: Document): Promise<boolean> {
  if (!(await hasCollection(bench, args))) return false;
  return bench.admin.db(args.databaseName).collection(args.collectionName).indexExists(args.indexName);
}

function lastSessions(entities: Entities, client: string): string[] {
  const commands = entities.client(client).events.filter(({ kind }) => kind === 'commandStarted');
  return commands.slice(-2).map(({ event }) => String(event.command.lsid?.id));
}

function isDirty(entities: Entities, session: string): boolean {
  return entities.get<ClientSession>(session).serverSession.isDirty;
}
