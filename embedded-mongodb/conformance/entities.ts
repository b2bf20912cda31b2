import {
  AbstractCursor,
  ChangeStream,
  ClientSession,
  type Document,
  GridFSBucket,
  ReadPreference,
  type TransactionOptions,
} from 'mongodb';
import type { EntityDefinition } from './format.ts';
import { ObservedClient } from './observed-client.ts';

/** The named objects of one test. */
export class Entities {
  readonly #uri: string;
  readonly #all = new Map<string, unknown>();
  readonly #clients: ObservedClient[] = [];

  constructor(uri: string) {
    this.#uri = uri;
  }

  async create(definitions: readonly EntityDefinition[]): Promise<void> {
    for (const definition of definitions) {
      const [[kind, fields] = []] = Object.entries(definition);
      if (!kind || !fields) throw new Error('an entity definition is empty');
      this.set(fields.id, await this.#make(kind, fields));
    }
  }

  set(id: string, value: unknown): void {
    if (this.#all.has(id)) throw new Error(`the entity ${id} exists already`);
    this.#all.set(id, value);
  }

  value(id: string): unknown {
    if (!this.#all.has(id)) throw new Error(`there is no entity ${id}`);
    return this.#all.get(id);
  }

  /** The entity, taken to be of the kind that the test file says. */
  get<T>(id: string): T {
    return this.value(id) as T;
  }

  client(id: string): ObservedClient {
    return this.get<ObservedClient>(id);
  }

  /** What all clients sent and were answered. */
  get trace(): string {
    return this.#clients.flatMap(({ trace }) => trace).join(', ');
  }

  /** Ends everything in the order in which it depends on each other; failures of what a test broke are no matter. */
  async close(): Promise<void> {
    const values = [...this.#all.values()];
    for (const value of values) {
      if (value instanceof ChangeStream || value instanceof AbstractCursor) await value.close().catch(() => {});
    }
    for (const value of values) if (value instanceof ClientSession) await value.endSession().catch(() => {});
    for (const { client } of this.#clients) await client.close();
  }

  async #make(kind: string, fields: Document): Promise<unknown> {
    switch (kind) {
      case 'client': {
        const observed = new ObservedClient(this.#uri, fields);
        this.#clients.push(observed);
        await observed.client.connect();
        return observed;
      }
      case 'database':
        return this.client(fields.client).client.db(fields.databaseName, driverOptions(fields.databaseOptions));
      case 'collection':
        return this.get<{ collection(name: string, options: Document): unknown }>(fields.database).collection(
          fields.collectionName,
          driverOptions(fields.collectionOptions),
        );
      case 'session':
        return this.client(fields.client).client.startSession(sessionOptions(fields.sessionOptions));
      case 'bucket':
        return new GridFSBucket(this.get(fields.database), driverOptions(fields.bucketOptions));
      default:
        throw new Error(`unknown kind of entity: ${kind}`);
    }
  }
}

/** Options as the driver takes them: a read preference is an object of its own there. */
export function driverOptions(options: Document = {}): Document {
  if (!options.readPreference) return { ...options };
  const { mode, tagSets, ...rest } = options.readPreference;
  return { ...options, readPreference: new ReadPreference(mode, tagSets, rest) };
}

function sessionOptions(options: Document = {}): Document {
  const { defaultTransactionOptions, ...rest } = options;
  if (!defaultTransactionOptions) return rest;
  return { ...rest, defaultTransactionOptions: driverOptions(defaultTransactionOptions) as TransactionOptions };
}
