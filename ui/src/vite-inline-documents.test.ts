import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { inlineDocuments } from './vite-inline-documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
const generated = join(folder, 'graphql.ts');
writeFileSync(
  generated,
  [
    'export const CartDocument = {"kind":"Document","name":"cart"} as unknown as DocumentNode<A, B>;',
    'export const Row_LineFragmentDoc = {"kind":"Document","name":"row"} as unknown as DocumentNode<A, B>;',
    'export const OtherDocument = {"kind":"Document","name":"other"} as unknown as DocumentNode<A, B>;',
  ].join('\n'),
);

async function built(source: string): Promise<string> {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, source);
  const plugin: Plugin = inlineDocuments(generated);
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [plugin],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [first] = Array.isArray(output) ? output : [output];
  return first && 'output' in first ? first.output[0].code : '';
}

describe('A build', () => {
  it('carries the documents of the operations in its sources and no others', async () => {
    const code = await built(
      'export const CartDocument = graphql(`query Cart { cart { id } }`);\n' +
        'export const Row = graphql(`\n  fragment Row_Line on Line { id }\n`);',
    );
    expect(code).toContain('"cart"');
    expect(code).toContain('"row"');
    expect(code).not.toContain('"other"');
    expect(code).not.toContain('graphql(');
  });

  it('fails where an operation has not been generated', async () => {
    await expect(built('export const A = graphql(`query Missing { cart { id } }`);')).rejects.toThrow(
      'MissingDocument is not generated yet',
    );
  });
});
