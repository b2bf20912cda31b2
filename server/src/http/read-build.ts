import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Build, ReleasedFile } from '../modules/release/index.ts';
import { type AssetFolder, listAssets } from './built-assets.ts';
import type { PersistedOperations } from './persisted-operations.ts';

const compress = promisify(brotliCompress);

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json']);
/** Compressed once for each new file of a release. Files that visitors usually get are compressed harder, by the builds. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The contents of these builds' release. */
export async function readBuild(folders: readonly AssetFolder[], operations: PersistedOperations): Promise<Build> {
  const files = new Map<string, string>();
  for (const { prefix, folder } of folders) {
    for (const name of await listAssets(folder)) files.set(`${prefix}${name}`, join(folder, name));
  }
  return {
    files: [...files.keys()].sort(),
    operations: [...operations].map(([hash, text]) => ({ hash, text })),
    readFile: (path) => readAsset(files.get(path) ?? path),
  };
}

async function readAsset(file: string): Promise<ReleasedFile> {
  const extension = extname(file);
  const contentType = CONTENT_TYPES[extension] ?? 'application/octet-stream';
  if (!COMPRESSED.has(extension)) return { contentType, encoding: null, body: await readFile(file) };
  const body = await readFile(`${file}.br`).catch(async () => compress(await readFile(file), QUALITY));
  return { contentType, encoding: 'br', body };
}
