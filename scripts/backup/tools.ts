import { spawnSync } from 'node:child_process';
import type { DecryptionKey, EncryptionKey } from './encryption.ts';

/** The implementation of a step of a backup: an official program from the PATH, or the shop's own code. */
export interface Tool {
  /** The program to run; null for the shop's own code. */
  readonly program: string | null;
  /** For the user: the program and its version, or why it is not used. */
  readonly description: string;
}

const VERSION = /\d+(?:\.\d+)+/;
/** The first version that can read the address of the database, with its password, from a file. */
const OLDEST_MONGODUMP = '100.3';

const ownCode = (reason: string): Tool => ({ program: null, description: `the shop's own code (${reason})` });

/** The version of a program on the PATH; null if it is missing or does not run. */
function readVersion(program: string): string | null {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? (VERSION.exec(stdout)?.[0] ?? null) : null;
}

function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0;
}

/** Encrypts and decrypts: age's program if it is installed and accepts this kind of key. */
export function chooseAge({ kind }: EncryptionKey | DecryptionKey): Tool {
  if (kind === 'passphrase') return ownCode('age takes a passphrase from a terminal alone');
  const version = readVersion('age');
  return version ? { program: 'age', description: `age ${version}` } : ownCode('there is no age on the PATH');
}

/**
 * Copies the documents: mongodump if it is installed. `isAtUri`: whether the database is at MONGODB_URI; only such a database is
 * a full MongoDB.
 */
export function chooseMongodump(isAtUri: boolean): Tool {
  if (!isAtUri) return ownCode('mongodump is run for a database at MONGODB_URI alone');
  const version = readVersion('mongodump');
  if (!version) return ownCode('there is no mongodump on the PATH');
  if (isOlder(version, OLDEST_MONGODUMP)) return ownCode(`mongodump ${version} is older than ${OLDEST_MONGODUMP}`);
  return { program: 'mongodump', description: `mongodump ${version}` };
}
