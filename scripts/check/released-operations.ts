import { join } from 'node:path';
import { toPersistedOperation } from '@eunbit/ui/persisted-operation';
import { type GraphQLSchema, parse, validate } from 'graphql';
import { ClientDocuments } from '../codegen/client-documents.ts';
import { ROOT } from '../setup/paths.ts';

/** The operations of a release's clients: documents by the hash that its pages send. */
export type ReleasedOperations = Readonly<Record<string, string>>;

export const RELEASED_OPERATIONS = 'schema/released/operations.json';

const CLIENTS = ['web/src', 'admin/src'];

/** The operations of the current clients, sorted by document. */
export function readPresentOperations(): ReleasedOperations {
  const documents = CLIENTS.flatMap((sources) => [...new ClientDocuments(join(ROOT, sources)).all.values()]);
  const operations = documents
    .filter(({ definitions }) => definitions.some(({ kind }) => kind === 'OperationDefinition'))
    .map(toPersistedOperation)
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  return Object.fromEntries(operations.map(({ hash, text }) => [hash, text]));
}

/** Operations that a schema no longer accepts: one line for each, with the first error. */
export function findRefusedOperations(operations: ReleasedOperations, schema: GraphQLSchema): string[] {
  return Object.values(operations).flatMap((text) => {
    const [mistake] = validate(schema, parse(text));
    return mistake ? [`${text.slice(0, text.indexOf('{')).trim()}: ${mistake.message}`] : [];
  });
}
