import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import type { ReleasedFile } from '../modules/release/index.ts';
import { getAssetFolders, registerAssets } from './built-assets.ts';
import { readBuild } from './read-build.ts';

const SCRIPT = 'export const release = "before";';
const BEFORE: ReleasedFile = {
  contentType: 'text/javascript; charset=utf-8',
  encoding: 'br',
  body: brotliCompressSync(SCRIPT),
};

async function createBuild() {
  const root = await mkdtemp(join(tmpdir(), 'eunbit-assets-'));
  const built = { client: join(root, 'client'), office: join(root, 'office') };
  for (const folder of Object.values(built)) await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(built.client, 'assets/own-12345678.js'), 'own();');
  await writeFile(join(built.client, 'assets/own-12345678.js.map'), '{}');
  await writeFile(join(built.client, 'assets/own-12345678.js.br'), brotliCompressSync('own();'));
  await writeFile(join(built.office, 'assets/office-12345678.js'), 'office();');
  return built;
}

async function serve(stored: Readonly<Record<string, ReleasedFile>>) {
  const app = Fastify();
  const built = await createBuild();
  await app.register(fastifyStatic, { root: built.client, serve: false });
  const loadFile = vi.fn(async (path: string) => stored[path] ?? null);
  await registerAssets(app, getAssetFolders(built), { loadFile });
  return { app, loadFile };
}

it('serves the files of its build without a database read', async () => {
  const { app, loadFile } = await serve({});
  expect((await app.inject('/assets/own-12345678.js')).body).toBe('own();');
  expect((await app.inject('/admin/assets/office-12345678.js')).body).toBe('office();');
  expect(loadFile).not.toHaveBeenCalled();
});

it('serves a file of another release as immutable, and reads it once', async () => {
  const { app, loadFile } = await serve({ '/assets/page-abcDEF_-.js': BEFORE });
  const get = () => app.inject({ url: '/assets/page-abcDEF_-.js', headers: { 'accept-encoding': 'gzip, br' } });
  const { statusCode, headers, rawPayload } = await get();
  expect([statusCode, rawPayload]).toEqual([200, BEFORE.body]);
  expect(headers).toMatchObject({
    'content-type': BEFORE.contentType,
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
  await get();
  expect(loadFile).toHaveBeenCalledTimes(1);
});

it('decompresses a file for clients that do not accept its encoding', async () => {
  const { app } = await serve({ '/admin/assets/page-abcDEF_-.js': BEFORE });
  const { body, headers } = await app.inject('/admin/assets/page-abcDEF_-.js');
  expect([body, headers['content-encoding']]).toEqual([SCRIPT, undefined]);
});

it('returns an uncacheable 404 for unknown files, and looks up hashed names only', async () => {
  const { app, loadFile } = await serve({});
  for (const name of ['gone-12345678.js', 'own-12345678.js.map', 'secrets.txt', '..%2Findex.html']) {
    const { statusCode, headers } = await app.inject(`/assets/${name}`);
    expect([statusCode, headers['cache-control']], name).toEqual([404, 'no-store']);
  }
  expect(loadFile.mock.calls).toEqual([['/assets/gone-12345678.js']]);
});

it('answers HEAD requests by whether a file still exists', async () => {
  const { app } = await serve({ '/assets/page-abcDEF_-.js': BEFORE });
  const ask = async (name: string) => (await app.inject({ method: 'HEAD', url: `/assets/${name}` })).statusCode;
  expect([await ask('own-12345678.js'), await ask('page-abcDEF_-.js'), await ask('gone-12345678.js')]).toEqual([
    200, 200, 404,
  ]);
});

it('a build consists of the served files, with text files compressed', async () => {
  const build = await readBuild(getAssetFolders(await createBuild()), new Map([['hash', '{ shop }']]));
  expect(build.files).toEqual(['/admin/assets/office-12345678.js', '/assets/own-12345678.js']);
  expect(build.operations).toEqual([{ hash: 'hash', text: '{ shop }' }]);
  expect(await build.readFile('/assets/own-12345678.js')).toEqual({
    contentType: 'text/javascript; charset=utf-8',
    encoding: 'br',
    body: brotliCompressSync('own();'),
  });
});
