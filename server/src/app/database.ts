import mongoose, { type Connection, type mongo } from 'mongoose';
import { rateLimitModel } from '../common/rate-limit.ts';
import type { ModelFactory } from '../common/shop-module.ts';
import { migrate, requireMigrated } from '../migrations/migrate.ts';
import { completeOldReviews } from '../modules/review/old-reviews.ts';
import { MODULES } from './modules.ts';

const SERVER_SELECTION_MS = 8000;
/** So many collections are prepared at once: all of them would open a connection each, which is most of the work. */
const PREPARED_AT_ONCE = 4;

const MODELS: readonly ModelFactory[] = [rateLimitModel, ...MODULES.modules.flatMap(({ models }) => models)];

interface ConnectOptions {
  /** Brings data of an older version up to date first; without it such data is refused. */
  readonly migrates?: boolean;
}

type Model = ReturnType<ModelFactory>;

/**
 * Connects and makes sure that every collection and index exists: transactions cannot create collections in all versions,
 * and a missing unique index would let races through. Fills in what documents of former versions have to have by now.
 * Throws MigrationError where the data is of another version.
 */
export async function connectDatabase(uri: string, { migrates = false }: ConnectOptions = {}): Promise<Connection> {
  const connection = mongoose.createConnection(uri, {
    autoCreate: false,
    autoIndex: false,
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    // Money, stock and orders are safe before anybody hears of them; collections that may be less careful say so.
    writeConcern: { w: 'majority' },
  });
  await connection.asPromise();
  try {
    const db = connection.db as mongo.Db;
    await (migrates ? migrate(db) : requireMigrated(db));
  } catch (error) {
    await connection.close();
    throw error;
  }
  const models = MODELS.map((model) => model(connection));
  await prepareAll(models);
  await completeOldReviews(connection);
  return connection;
}

async function prepareAll(models: readonly Model[]): Promise<void> {
  const waiting = [...models];
  async function prepareFromWaiting(): Promise<void> {
    for (let model = waiting.shift(); model; model = waiting.shift()) await prepare(model);
  }
  await Promise.all(Array.from({ length: PREPARED_AT_ONCE }, prepareFromWaiting));
}

/** All indexes of a collection in one command, which makes the collection, too: a command each would be most of a start. */
async function prepare(model: Model): Promise<void> {
  const indexes = model.schema.indexes().map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);
  if (indexes.length > 0) await model.collection.createIndexes(indexes);
  else await model.createCollection();
}
