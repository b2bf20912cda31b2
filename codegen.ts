import type { CodegenConfig } from '@graphql-codegen/cli';
import type { DocumentNode } from 'graphql';
import { toPersistedOperation } from './ui/src/persisted-operation.ts';

/**
 * The hash by which a client asks for an operation, as `__meta__.hash` of its document. The preset's own
 * `persistedDocuments` hashes a sorted text, which no client sends, so a text could not be compared with the list.
 */
const embedHash = (document: DocumentNode) => ({ hash: toPersistedOperation(document).hash });

const documentsOf = (source: string) => `${source}/**/!(*.test).{ts,tsx}`;

/** The operations of a client that the shop ships. */
const clientOperations = (source: string) => ({
  preset: 'client' as const,
  documents: documentsOf(source),
  presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' }, onExecutableDocumentNode: embedHash },
});

/** What the cache of a client has to know of the schema. */
const possibleTypes = (source: string) => ({
  documents: documentsOf(source),
  plugins: [{ './scripts/codegen/possible-types.mjs': {} }],
});

/**
 * Types of every operation, generated from the committed schema, and of the back office's message keys; the output is not
 * committed.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  ignoreNoDocuments: true,
  config: {
    enumsAsTypes: true,
    useTypeImports: true,
    strictScalars: true,
    scalars: { DateTime: 'string', LocalDate: 'string', MinorUnits: 'number', URL: 'string', UUID: 'string' },
  },
  generates: {
    'web/src/gql/': clientOperations('web/src'),
    'admin/src/gql/': clientOperations('admin/src'),
    'web/src/gql/possible-types.ts': possibleTypes('web/src'),
    'admin/src/gql/possible-types.ts': possibleTypes('admin/src'),
    'admin/src/gql/message-id.ts': {
      plugins: [{ './scripts/codegen/message-ids.mjs': { folders: ['admin/src', 'ui/src'] } }],
    },
    'test/gql/': {
      preset: 'client',
      documents: ['test/**/*.ts', 'scripts/**/*.ts', '!**/gql/**'],
      presetConfig: { fragmentMasking: false },
    },
  },
};

export default config;
