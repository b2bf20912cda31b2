import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gql } from '@apollo/client';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { toPersistedOperation } from './persisted-operation.ts';
import { persistedOperations } from './vite-persisted-operations.ts';

const FRAGMENT = gql`
  fragment Row on Line {
    id
  }
`;
const QUERY = gql`
  query Cart {
    cart {
      ...Row
    }
  }
  ${FRAGMENT}
`;

it('A build lists the text of each operation by its hash, fragments within', async () => {
  const root = mkdtempSync(join(tmpdir(), 'operations-'));
  const lines = Object.entries({ CartDocument: QUERY, RowFragmentDoc: FRAGMENT }).map(
    ([name, document]) => `export const ${name} = ${JSON.stringify(document)} as unknown as DocumentNode<A, B>;`,
  );
  writeFileSync(join(root, 'graphql.ts'), lines.join('\n'));
  writeFileSync(join(root, 'entry.ts'), 'export const nothing = 1;');
  await build({
    root,
    logLevel: 'silent',
    configFile: false,
    plugins: [persistedOperations(join(root, 'graphql.ts'))],
    build: { lib: { entry: join(root, 'entry.ts'), formats: ['es'] } },
  });
  const list = JSON.parse(readFileSync(join(root, 'dist/.vite/persisted-operations.json'), 'utf8'));
  const { hash, text } = toPersistedOperation(QUERY);
  expect(list).toEqual({ [hash]: text });
  expect(text).toMatch(/^query Cart \{\n {2}cart \{\n.*fragment Row on Line \{\n {2}id\n {2}__typename\n\}$/s);
});
