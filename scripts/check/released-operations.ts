import { join } from 'node:path';
import { toPersistedOperation } from '@eunbit/ui/persisted-operation';
import { type GraphQLSchema, parse, validate } from 'graphql';
import { ClientDocuments } from '../codegen/client-documents.ts';
import { ROOT } from '../setup/paths.ts';

/** The operations of a release's clients: texts by the hash under which its pages ask for them. */
export type ReleasedOperations = Readonly<Record<string, string>>;

export const RELEASED_OPERATIONS = 'schema/released/operations.json';

const CLIENTS = ['web/src', 'admin/src'];

/** Those of the present clients, sorted by their texts. */
export function readPresentOperations(): ReleasedOperations {
  const documents = CLIENTS.flatMap((sources) => [...new ClientDocuments(join(ROOT, sources)).all.values()]);
  const operations = documents
    .filter(({ definitions }) => definitions.some(({ kind }) => kind === 'OperationDefinition'))
    .map(toPersistedOperation)
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  return Object.fromEntries(operations.map(({ hash, text }) => [hash, text]));
}

/** What of these operations a schema no longer accepts: one line for each such operation, with the first reason. */
export function findRefusedOperations(operations: ReleasedOperations, schema: GraphQLSchema): string[] {
  return Object.values(operations).flatMap((text) => {
    const [mistake] = validate(schema, parse(text));
    return mistake ? [`${text.slice(0, text.indexOf('{')).trim()}: ${mistake.message}`] : [];
  });
}
