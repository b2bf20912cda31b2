import { MongoClientBulkWriteError, MongoNetworkError, MongoServerError, MongoSystemError } from 'mongodb';
import { type ClientSession, type Model, mongo } from 'mongoose';
import { recordsOf } from './models.ts';

/** A write whose outcome nothing else in its transaction depends on. */
export type LastWrite<T extends mongo.BSON.Document> = Extract<
  mongo.AnyBulkWriteOperation<T>,
  { insertOne: unknown } | { updateOne: unknown }
>;

interface Queued {
  readonly collection: mongo.Collection;
  /** Database and collection. */
  readonly namespace: string;
  readonly write: LastWrite<mongo.BSON.Document>;
}

const queues = new WeakMap<ClientSession, Queued[]>();

/**
 * Adds writes to those that a transaction does just before its commit, in this order and with one command for all collections,
 * which saves an order half of its round trips. Reads of the transaction do not see them, and `inTransaction` throws duplicate
 * keys, so they must be unconditional.
 */
export function writeLast<T extends mongo.BSON.Document>(
  session: ClientSession,
  model: Model<T>,
  ...writes: readonly LastWrite<T>[]
): void {
  const queue = queues.get(session);
  if (!queue) throw new Error('writeLast must be called within inTransaction');
  const collection = recordsOf(model) as unknown as mongo.Collection;
  const namespace = `${model.db.name}.${collection.collectionName}`;
  for (const write of writes) queue.push({ collection, namespace, write: write as unknown as Queued['write'] });
}

/** Runs the work of a transaction, and then its last writes. Called again for each attempt of the transaction. */
export async function runWithLastWrites<T>(
  client: mongo.MongoClient,
  session: ClientSession,
  work: () => T | Promise<T>,
): Promise<T> {
  const queue: Queued[] = [];
  queues.set(session, queue);
  const result = await work();
  queues.delete(session);
  const [first] = queue;
  if (first) {
    const write = (await hasBulkWrite(client, first.namespace)) ? writeTogether : writeByCollection;
    await write(client, session, queue);
  }
  return result;
}

type Write = (client: mongo.MongoClient, session: ClientSession, queue: readonly Queued[]) => Promise<void>;

const writeTogether: Write = async (client, session, queue) => {
  try {
    await client.bulkWrite(queue.map(toClientWrite), { session });
  } catch (error) {
    throw toServerError(error);
  }
};

/** For MongoDB before version 8: a command for each collection. */
const writeByCollection: Write = async (_client, session, queue) => {
  for (const collection of new Set(queue.map((queued) => queued.collection))) {
    const writes = queue.filter((queued) => queued.collection === collection).map(({ write }) => write);
    await collection.bulkWrite(writes, { session, ordered: true });
  }
};

function toClientWrite({ namespace, write }: Queued): mongo.AnyClientBulkWriteModel<mongo.BSON.Document> {
  return 'insertOne' in write
    ? { name: 'insertOne', namespace, document: write.insertOne.document }
    : { name: 'updateOne', namespace, ...write.updateOne };
}

/** Keeps the cause: without it, the transaction would not be retried, and a duplicate key not recognised. */
function toServerError(error: unknown): unknown {
  if (!(error instanceof MongoClientBulkWriteError)) return error;
  if (error.cause instanceof MongoServerError) return error.cause;
  const [first] = error.writeErrors.values();
  return first ? new MongoServerError({ message: first.message, code: first.code }) : error;
}

const known = new WeakMap<mongo.MongoClient, Promise<boolean>>();

/**
 * Whether the database supports the command `bulkWrite`. That depends on more than its version, so it is tried once, with a
 * deletion that matches nothing. Without a response, it is tried again the next time.
 */
function hasBulkWrite(client: mongo.MongoClient, namespace: string): Promise<boolean> {
  const trial = () =>
    client.bulkWrite([{ name: 'deleteOne', namespace, filter: { _id: new mongo.ObjectId() } }]).then(
      () => true,
      (error: unknown) => {
        if (error instanceof MongoNetworkError || error instanceof MongoSystemError) known.delete(client);
        return false;
      },
    );
  const answer = known.get(client) ?? trial();
  known.set(client, answer);
  return answer;
}
