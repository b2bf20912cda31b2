import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Build outputs. A clone of the tag that contains them builds nothing at its first `npm start`. */
export const ARCHIVED_FOLDERS = [
  'admin/dist',
  'admin/src/gql',
  'embedded-mongodb/dist',
  'scripts/dist',
  'server/dist',
  'test/gql',
  'web/dist',
  'web/src/gql',
  'web/styled-system',
];
/** Digests of the sources, by which a build of other sources is recognised as outdated. */
const STAMPS = '.cache/build.json';

export interface Archive {
  readonly root: string;
  readonly target: string;
  readonly version: string;
  /** Modification time of all files in seconds, so that the same builds give the same archive. */
  readonly modifiedAt: number;
}

/** Writes the archive and, next to it, a file for `sha256sum --check`. Returns its path. */
export function writeArchive({ root, target, version, modifiedAt }: Archive): string {
  const name = `eunbit-${version}-builds.tar.gz`;
  const path = join(target, name);
  mkdirSync(target, { recursive: true });
  const alike = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=@${modifiedAt}`];
  // Otherwise gzip would store the archive's time in it.
  const compressed = ['--use-compress-program', 'gzip --no-name'];
  execFileSync('tar', ['--create', '--file', path, ...compressed, ...alike, '-C', root, ...ARCHIVED_FOLDERS, STAMPS]);
  const digest = createHash('sha256').update(readFileSync(path)).digest('hex');
  writeFileSync(`${path}.sha256`, `${digest}  ${name}\n`);
  return path;
}
