import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuiltCode } from './testing/built-code.ts';
import { inlineDocuments } from './vite-inline-documents.ts';

const ROW = { kind: 'FragmentDefinition', name: { kind: 'Name', value: 'Row_Line' } };
const operation = (name: string) => ({ kind: 'OperationDefinition', name: { kind: 'Name', value: name } });
const declare = (name: string, document: object) =>
  `export const ${name} = ${JSON.stringify({ kind: 'Document', ...document })} as unknown as DocumentNode<A, B>;`;
const generatedDocument = (name: string, ...definitions: object[]) => declare(name, { definitions });

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
const generated = join(folder, 'graphql.ts');
writeFileSync(
  generated,
  [
    generatedDocument('CartDocument', operation('cart'), ROW),
    generatedDocument('Row_LineFragmentDoc', ROW),
    generatedDocument('OtherDocument', operation('other')),
    declare('HashedDocument', { __meta__: { hash: 'd1e2' }, definitions: [operation('hashed')] }),
  ].join('\n'),
);

function built(source: string): Promise<string> {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, source);
  return readBuiltCode(entry, inlineDocuments(generated));
}

describe('A build', () => {
  it('carries the documents of the operations in its sources and no others', async () => {
    const code = await built(
      'export const CartDocument = graphql(`query Cart { cart { id } }`);\n' +
        'export const Row = graphql(`\n  fragment Row_Line on Line { id }\n`);',
    );
    expect(code).toContain('"cart"');
    expect(code.match(/Row_Line"/g), 'the fragment, which both documents hold').toHaveLength(1);
    expect(code).not.toContain('"other"');
    expect(code).not.toContain('graphql(');
  });

  it('keeps the hash of a document', async () => {
    const code = await built('export const HashedDocument = graphql(`query Hashed { cart { id } }`);');
    expect(code).toContain('"d1e2"');
  });

  it('fails where an operation has not been generated', async () => {
    await expect(built('export const A = graphql(`query Missing { cart { id } }`);')).rejects.toThrow(
      'MissingDocument is not generated yet',
    );
  });
});
