import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ReleasedFile, ReleaseService } from '../modules/release/index.ts';
import type { BuiltFiles } from './page-source.ts';

const decompress = promisify(brotliDecompress);

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Beside the files, which also lie there in compressed copies. */
const NO_ASSET = /\.(map|br|gz)$/;
/** As the builds name them; no other name is looked up in the database. */
const HASHED_NAME = /^[\w.-]{1,200}-[\w-]{8}\.[a-z0-9]{2,5}$/;
/** Bytes kept of other builds' files, which are asked for around an update only. */
const KEPT_BYTES = 8 * 1024 * 1024;

/** A folder of files with a hash of their content in their names. */
export interface AssetFolder {
  readonly folder: string;
  /** Of their URL paths. */
  readonly prefix: string;
}

export function getAssetFolders({ client, office }: BuiltFiles): readonly AssetFolder[] {
  return [
    { prefix: '/assets/', folder: join(client, 'assets') },
    { prefix: '/admin/assets/', folder: join(office, 'assets') },
  ];
}

export async function listAssets(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !NO_ASSET.test(name));
}

/** They are public; pages of another origin load them where `ASSET_BASE` is set, and in the postcode search frame. */
export function describeAsset(reply: FastifyReply): void {
  reply
    .header('cache-control', IMMUTABLE)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

/**
 * Serves the hashed files of both builds, and those of other releases, which the database has: a page asks whichever
 * server the load balancer picks. One route for each folder: one for each of a thousand files takes 15 MB and a tenth of
 * the start.
 */
export async function registerAssets(
  app: FastifyInstance,
  folders: readonly AssetFolder[],
  releases: Pick<ReleaseService, 'loadFile'>,
): Promise<void> {
  const others = new LRUCache<string, ReleasedFile>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ body }) => Math.max(body.length, 1),
  });

  async function loadOther(path: string): Promise<ReleasedFile | null> {
    const kept = others.get(path);
    if (kept) return kept;
    const found = await releases.loadFile(path);
    if (found) others.set(path, found);
    return found;
  }

  for (const { prefix, folder } of folders) {
    const own = new Set(await listAssets(folder));
    app.get<{ Params: { name: string } }>(`${prefix}:name`, async (request, reply) => {
      const { name } = request.params;
      if (own.has(name)) return reply.sendFile(name, folder);
      const other = HASHED_NAME.test(name) ? await loadOther(`${prefix}${name}`) : null;
      if (other) return sendReleased(reply, other, String(request.headers['accept-encoding'] ?? ''));
      // A cache in front must not remember it: the release may be about to be stored. Clients ask whether a file is gone.
      reply.header('cache-control', 'no-store').header('access-control-allow-origin', '*');
      return reply.code(404).type('text/plain').send('Not found');
    });
  }
}

async function sendReleased(reply: FastifyReply, { body, contentType, encoding }: ReleasedFile, accepted: string) {
  describeAsset(reply);
  reply.type(contentType).header('vary', 'accept-encoding');
  if (encoding === null) return reply.send(body);
  if (accepted.includes(encoding)) return reply.header('content-encoding', encoding).send(body);
  return reply.send(await decompress(body));
}
