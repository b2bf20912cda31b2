import type { Plugin } from 'vite';
import { type GeneratedDocument, readGeneratedDocuments } from './generated-documents.ts';
import { toPersistedOperation } from './persisted-operation.ts';

const isOperation = ({ definitions }: GeneratedDocument) =>
  definitions.some(({ kind }) => kind === 'OperationDefinition');

/** Writes the build's list of its operations, texts by hash, from which the server knows them. */
export function persistedOperations(generatedFile: string): Plugin {
  return {
    name: 'persisted-operations',
    apply: 'build',
    generateBundle() {
      const operations = [...readGeneratedDocuments(generatedFile).values()]
        .filter(isOperation)
        .map(toPersistedOperation);
      const texts = Object.fromEntries(operations.map(({ hash, text }) => [hash, text]));
      this.emitFile({
        type: 'asset',
        fileName: '.vite/persisted-operations.json',
        source: JSON.stringify(texts, null, 2),
      });
    },
  };
}
