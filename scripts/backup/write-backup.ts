import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type CopyOptions, copyDatabase } from './copy-database.ts';
import type { Destination } from './destination.ts';
import { type EncryptionKey, encrypt } from './encryption.ts';
import type { Manifest } from './manifest.ts';

/** Above this level, a tenth less size costs twice the time. */
const GZIP_LEVEL = 4;
const GZIP_CHUNK_BYTES = 256 * 1024;

export interface WrittenBackup {
  readonly manifest: Manifest;
  readonly bytes: number;
  /** Hash of the written file. */
  readonly sha256: string;
}

type Copied = Omit<CopyOptions, 'onManifest'>;

/** Copies, compresses, encrypts and writes a database. Rejects if any step fails or is aborted. */
export async function writeBackup(
  copied: Copied,
  key: EncryptionKey,
  { stream }: Destination,
  signal: AbortSignal,
): Promise<WrittenBackup> {
  let manifest: Manifest | null = null;
  let bytes = 0;
  const hash = createHash('sha256');
  const onManifest = (last: Manifest) => {
    manifest = last;
  };
  await pipeline(
    copyDatabase({ ...copied, onManifest }),
    createGzip({ level: GZIP_LEVEL, chunkSize: GZIP_CHUNK_BYTES }),
    (compressed: AsyncIterable<Uint8Array>) => encrypt(compressed, key),
    async function* (encrypted: AsyncIterable<Uint8Array>) {
      for await (const part of encrypted) {
        bytes += part.length;
        hash.update(part);
        yield part;
      }
    },
    stream,
    // Standard output cannot be closed.
    { signal, end: stream !== process.stdout },
  );
  if (!manifest) throw new Error('the copy ended without a manifest');
  return { manifest, bytes, sha256: hash.digest('hex') };
}
