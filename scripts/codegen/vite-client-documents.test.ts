import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type Rollup } from 'vite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ClientDocuments } from './client-documents.ts';
import { clientDocuments } from './vite-client-documents.ts';

const GRAPHQL = "import { graphql } from './gql/index.ts';\n";
const CART = `${GRAPHQL}export const Cart = graphql(\`query Cart { cart { lines { ...Row_Line } } }\`);\n`;
const ROW = `${GRAPHQL}export const Row = graphql(\`\n  fragment Row_Line on Line { id }\n\`);\n`;

/** A document that nothing imports. */
const OTHER = `${GRAPHQL}export const Other = graphql(\`query Other { other }\`);\n`;

function writeClient(sources: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, source] of Object.entries(sources)) writeFileSync(join(folder, path), source);
  return folder;
}

async function buildFrom(sources: Readonly<Record<string, string>>) {
  const folder = writeClient(sources);
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [clientDocuments(folder)],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(folder, 'entry.ts'), formats: ['es'], fileName: 'built' },
    },
  });
  const [{ output: files } = { output: [] }] = [output].flat() as Rollup.RollupOutput[];
  const list = files.find(({ fileName }) => fileName === '.vite/persisted-operations.json');
  const [chunk] = files;
  return {
    documents: new ClientDocuments(folder).all,
    code: chunk?.type === 'chunk' ? chunk.code : '',
    listed: JSON.parse(list?.type === 'asset' ? String(list.source) : '{}') as Record<string, string>,
  };
}

describe('A build', () => {
  it('includes only the documents that its modules use, each fragment once, without any generated file', async () => {
    const { code } = await buildFrom({
      'entry.ts': "export * from './cart.ts';\nexport * from './row.ts';\n",
      'cart.ts': CART,
      'row.ts': ROW,
      'other.ts': OTHER,
    });
    expect(code).toContain('"Cart"');
    expect(code.match(/"id"/g), 'the fragment, which both documents hold').toHaveLength(1);
    expect(code).not.toContain('"Other"');
    expect(code).not.toContain('graphql(');
  });

  it('includes the hash of an operation, and lists its text by hash for the server', async () => {
    const { code, listed, documents } = await buildFrom({ 'entry.ts': CART, 'row.ts': ROW });
    const hash = documents.get('CartDocument')?.__meta__?.hash ?? '';
    expect(code).toContain(`"${hash}"`);
    expect(listed[hash]).toMatch(/^query Cart \{\n.*fragment Row_Line on Line \{\n {2}id\n {2}__typename\n\}$/s);
  });

  it('includes only those documents that are imported by name', async () => {
    const { code } = await buildFrom({
      'entry.ts': "export { CartDocument } from './gql/graphql.ts';\n",
      'cart.ts': CART,
      'row.ts': ROW,
      'other.ts': OTHER,
    });
    expect(code).toContain('"Cart"');
    expect(code).not.toContain('"Other"');
  });

  it('reads fragments like the generated function', async () => {
    const { code } = await buildFrom({
      'entry.ts':
        "import { readFragment } from './gql/index.ts';\nexport const read = readFragment(null, 'as it is');\n",
    });
    const built = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(built.read).toBe('as it is');
  });

  it('knows the members of the interfaces that have fragments', async () => {
    const { code } = await buildFrom({
      'entry.ts': "export { possibleTypes } from './gql/possible-types.ts';\n",
      'cart.ts': `${GRAPHQL}export const Empty = graphql(\`mutation Empty { emptyCart { ... on UserError { message } } }\`);\n`,
    });
    expect(code).toMatch(/"UserError": ?\[\s*"\w+Error"/);
  });

  it('fails if a fragment is not declared', async () => {
    await expect(buildFrom({ 'entry.ts': CART })).rejects.toThrow('Row_Line, which no source declares');
  });
});

describe('A development server', () => {
  it('replaces the documents that include a saved fragment', async () => {
    const folder = writeClient({ 'entry.ts': CART, 'row.ts': ROW });
    const server = await createServer({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [clientDocuments(folder)],
      server: { middlewareMode: true, ws: false },
    });
    onTestFinished(() => server.close());
    const { client } = server.environments;
    const load = async (url: string) => (await client.transformRequest(url))?.code;
    const readHash = async () => (await load('\0document:CartDocument'))?.match(/"hash":\s*"(\w{64})"/)?.[1];
    await load('/entry.ts');
    const before = await readHash();
    expect(before).toBeDefined();

    const saved = join(folder, 'row.ts');
    writeFileSync(saved, ROW.replace('{ id }', '{ id quantity }'));
    server.watcher.emit('change', saved);
    await vi.waitFor(async () => expect(await readHash()).not.toBe(before));
  });
});
