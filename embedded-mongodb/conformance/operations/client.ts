import type { Document } from 'mongodb';
import type { ObservedClient } from '../observed-client.ts';
import type { Operations } from './arguments.ts';
import { opened } from './cursor.ts';

export const clientOperations: Operations<ObservedClient> = {
  clientBulkWrite: async ({ client }, { models, ...options }) =>
    bulkResult(await client.bulkWrite(models.map(clientModel), options)),
  close: ({ client }) => client.close(),
  createChangeStream: ({ client }, { pipeline, ...options }) => opened(client.watch(pipeline, options)),
  dropDatabase: ({ client }, { database, ...options }) => client.db(database).dropDatabase(options),
  listDatabases: async ({ client }, options) => (await client.db().admin().listDatabases(options)).databases,
};

function clientModel(model: Record<string, Record<string, unknown>>) {
  const [[name, { namespace, ...fields } = {}] = []] = Object.entries(model);
  if (!name) throw new Error('a model of a bulk write is empty');
  const document = fields.document ? { document: { ...fields.document } } : {};
  return { name, namespace, ...fields, ...document } as Parameters<ObservedClient['client']['bulkWrite']>[0][number];
}

/** The result of a bulk write without what only this driver says of an update. */
export function bulkResult(result: Document | undefined): Document | undefined {
  if (!result?.updateResults) return result;
  const updates = [...(result.updateResults as Map<number, Document>)].map(
    ([index, { didUpsert: _, ...update }]) => [index, update] as const,
  );
  return { ...result, updateResults: new Map(updates) };
}
