import mongoose, { type Connection, type mongo } from 'mongoose';
import { rateLimitModel } from '../common/rate-limit.ts';
import { requireWhole } from '../common/restore-state.ts';
import type { ModelFactory } from '../common/shop-module.ts';
import { migrate, requireMigrated } from '../migrations/migrate.ts';
import { MODULES } from './modules.ts';

const SERVER_SELECTION_MS = 8000;
/** Shorter than usual, since a person waits for the diagnosis. */
const INSPECTION_SELECTION_MS = 4000;
/** Collections prepared concurrently: each concurrent command opens a connection, which is the most expensive part. */
const PREPARED_AT_ONCE = 4;

const MODELS: readonly ModelFactory[] = [rateLimitModel, ...MODULES.modules.flatMap(({ models = [] }) => models)];

interface ConnectOptions {
  /** Migrates data of an older version first; otherwise such data is rejected. */
  readonly migrates?: boolean;
  /** Emits an event for each command, at a small cost per command. */
  readonly monitorsCommands?: boolean;
}

type Model = ReturnType<ModelFactory>;

/**
 * Connects and ensures that all collections and indexes exist: some MongoDB versions cannot create collections in a
 * transaction, and without its unique index a race would go undetected. Throws MigrationError if the data has another
 * version, HalfRestoredError if a restore has not ended.
 */
export async function connectDatabase(
  uri: string,
  { migrates = false, monitorsCommands = false }: ConnectOptions = {},
): Promise<Connection> {
  const connection = mongoose.createConnection(uri, {
    autoCreate: false,
    autoIndex: false,
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    // Money, stock and orders must be durable before they are confirmed; less critical collections override this.
    writeConcern: { w: 'majority' },
    // Omitted otherwise: it would override the connection string.
    ...(monitorsCommands && { monitorCommands: true }),
  });
  await connection.asPromise();
  try {
    const db = connection.db as mongo.Db;
    await requireWhole(db);
    await (migrates ? migrate(db) : requireMigrated(db));
  } catch (error) {
    await connection.close();
    throw error;
  }
  const models = MODELS.map((model) => model(connection));
  await prepareAll(models);
  return connection;
}

/**
 * Connects and registers all models, to inspect the database as it is: creates no collection and no index, and accepts data of
 * every version.
 */
export async function connectToInspect(uri: string): Promise<Connection> {
  const connection = mongoose.createConnection(uri, {
    autoCreate: false,
    autoIndex: false,
    serverSelectionTimeoutMS: INSPECTION_SELECTION_MS,
  });
  await connection.asPromise();
  for (const model of MODELS) model(connection);
  return connection;
}

async function prepareAll(models: readonly Model[]): Promise<void> {
  const waiting = [...models];
  async function prepareFromWaiting(): Promise<void> {
    for (let model = waiting.shift(); model; model = waiting.shift()) await prepare(model);
  }
  await Promise.all(Array.from({ length: PREPARED_AT_ONCE }, prepareFromWaiting));
}

/**
 * Creates all indexes in one command, which also creates the collection; a command per index would dominate the start
 * time.
 */
async function prepare(model: Model): Promise<void> {
  const indexes = model.schema.indexes().map(([key, options]) => ({ ...options, key }) as mongo.IndexDescription);
  if (indexes.length > 0) await model.collection.createIndexes(indexes);
  else await model.createCollection();
}
