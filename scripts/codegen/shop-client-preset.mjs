import { preset as client } from '@graphql-codegen/client-preset';
import { tsImport } from 'tsx/esm/api';

/**
 * The client preset, with the hash by which a client asks for an operation as `__meta__.hash` of its document. The preset's
 * own `persistedDocuments` hashes a sorted text, which no client sends, so a text could not be compared with the list.
 *
 * @type {typeof client}
 */
export const preset = {
  ...client,
  async buildGeneratesSection(options) {
    const { toPersistedOperation } = await tsImport('../../ui/src/persisted-operation.ts', import.meta.url);
    return client.buildGeneratesSection({
      ...options,
      presetConfig: {
        ...options.presetConfig,
        onExecutableDocumentNode: (document) => ({ hash: toPersistedOperation(document).hash }),
      },
    });
  },
};
