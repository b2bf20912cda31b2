import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print } from 'graphql';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as admin from '../../admin/src/gql/graphql.ts';
import { toPersistedOperation } from '../../ui/src/persisted-operation.ts';
import * as web from '../../web/src/gql/graphql.ts';
import { ROOT } from '../setup/paths.ts';
import { ClientDocuments } from './client-documents.ts';

function writeClient(sources: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (path: string, source: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), source);
    return join(folder, path);
  };
  for (const [path, source] of Object.entries(sources)) write(path, source);
  return { documents: new ClientDocuments(folder), write, remove: (path: string) => rmSync(join(folder, path)) };
}

const CART = 'const CartDocument = graphql(`query Cart { cart { ...Lines_Cart } }`);';
const LINES = 'const Lines = graphql(`\n  fragment Lines_Cart on Cart { lines { ...Row_Line } }\n`);';
const ROW = 'export const Row = graphql(`fragment Row_Line on Line { id }`);';

describe('The documents of a client', () => {
  it('are what its sources declare, each with its fragments and theirs', () => {
    const { documents } = writeClient({ 'Cart.tsx': CART, 'cart/Lines.tsx': LINES, 'cart/row.ts': ROW });
    expect([...documents.all.keys()].sort()).toEqual(['CartDocument', 'Lines_CartFragmentDoc', 'Row_LineFragmentDoc']);
    const names = documents.all.get('CartDocument')?.definitions.map(({ name }) => name?.value);
    expect(names).toEqual(['Cart', 'Row_Line', 'Lines_Cart']);
  });

  it('have the hash of what is sent if they are operations', () => {
    const { documents } = writeClient({ 'Cart.tsx': CART, 'cart/Lines.tsx': LINES, 'cart/row.ts': ROW });
    const cart = documents.all.get('CartDocument');
    expect(cart?.__meta__?.hash).toBe(cart && toPersistedOperation(cart).hash);
    expect(documents.all.get('Row_LineFragmentDoc')?.__meta__).toBeUndefined();
  });

  it('exclude its tests and generated files', () => {
    const { documents } = writeClient({ 'Cart.test.tsx': ROW, 'gql/gql.ts': ROW });
    expect(documents.all.size).toBe(0);
  });

  it('change with a source, and so do those that spread its fragments', () => {
    const { documents, write, remove } = writeClient({ 'Cart.tsx': CART, 'Lines.tsx': LINES, 'row.ts': ROW });
    const before = documents.all.get('CartDocument')?.__meta__?.hash;
    expect(documents.read(write('row.ts', `// A comment.\n${ROW}`))).toBe(false);
    expect(documents.read(write('row.ts', ROW.replace('{ id }', '{ id quantity }')))).toBe(true);
    expect(documents.all.get('CartDocument')?.__meta__?.hash).not.toBe(before);
    remove('Cart.tsx');
    expect(documents.read(write('Cart.tsx', ''))).toBe(true);
    expect(documents.all.has('CartDocument')).toBe(false);
  });

  it.each([
    ['spread a fragment that nobody declares', { 'Cart.tsx': CART }, 'Cart spreads the fragment Lines_Cart'],
    ['are declared twice', { 'one.ts': ROW, 'two.ts': ROW }, 'Two sources declare Row_LineFragmentDoc'],
  ])('are refused if they %s', (_reason, sources, message) => {
    expect(() => writeClient(sources).documents.all).toThrow(message);
  });

  it.each([
    'graphql(`query { cart { id } }`)',
    'graphql(`type Cart { id: ID }`)',
    `graphql(\`query A { a } query B { b }\`)`,
  ])('are refused if a call has no single named operation or fragment: %s', (call) => {
    expect(() => writeClient({ 'one.ts': call })).toThrow('Each call of graphql has one operation or fragment');
  });

  it.each([
    ['storefront', 'web', web],
    ['back office', 'admin', admin],
  ])('of the %s match those for which the code generator has written types', (_name, workspace, generated) => {
    const { all } = new ClientDocuments(join(ROOT, workspace, 'src'));
    const texts = (documents: Iterable<[string, unknown]>) =>
      Object.fromEntries(
        [...documents].map(([name, document]) => [name, print(document as typeof web.ViewerDocument)]),
      );
    expect(texts(all)).toEqual(texts(Object.entries(generated)));
  });
});
