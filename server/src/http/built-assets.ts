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
/** Files in the folder that are not served by name: source maps and compressed copies. */
const NO_ASSET = /\.(map|br|gz)$/;
/** The naming scheme of the builds; no other name is looked up in the database. */
const HASHED_NAME = /^[\w.-]{1,200}-[\w-]{8}\.[a-z0-9]{2,5}$/;
/** Maximum bytes of cached files from other builds, which are only requested around an update. */
const KEPT_BYTES = 8 * 1024 * 1024;

/** A folder of files with a hash of their content in their names. */
export interface AssetFolder {
  readonly folder: string;
  /** Prefix of their URL paths. */
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

/** The files are public: pages of another origin load them if `ASSET_BASE` is set, and in the postcode search frame. */
export function describeAsset(reply: FastifyReply): void {
  reply
    .header('cache-control', IMMUTABLE)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');
}

/**
 * Serves the hashed files of both builds, and those of other releases from the database: a page may request them from any server
 * behind the load balancer. One route per folder, since one for each of a thousand files takes 15 MB and a tenth of the start
 * time.
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
      // A CDN must not cache the 404: the release may be about to be stored. Clients check whether a file is gone.
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
