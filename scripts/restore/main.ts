import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readMigrationState } from '@eunbit/server/migrations/migrate';
import { type Db, MongoClient } from 'mongodb';
import { BackupError } from '../backup/backup-error.ts';
import type { DecryptionKey } from '../backup/encryption.ts';
import { explain } from '../backup/explain-error.ts';
import { readDecryptionKey } from '../backup/keys.ts';
import type { Manifest } from '../backup/manifest.ts';
import { describePace, startProgress } from '../backup/progress.ts';
import { chooseAge } from '../backup/tools.ts';
import { openPipe, openTerminal } from '../create-admin/prompts.ts';
import { findDifferences, NOT_CONFIGURED } from '../reconcile/find-differences.ts';
import { formatReport } from '../reconcile/report.ts';
import { withDatabase } from '../start/command.ts';
import { readStartSettings, type StartSettings } from '../start/settings.ts';
import { findBrokenInvariants } from './invariants.ts';
import { type Options, readOptions, STANDARD_INPUT } from './options.ts';
import { verifyBackup } from './read-backup.ts';
import { restoreDatabase } from './restore-database.ts';
import { confirmDrop, readTargetState, requireRoom } from './target.ts';

const SERVER_SELECTION_MS = 8_000;
/** A payment from shortly before the snapshot may have become an order after it. */
const BEFORE_MS = 60 * 60_000;

const say = (line: string) => console.log(line);

function openPrompts() {
  const { stdin, stdout } = process;
  return stdin.isTTY && stdout.isTTY ? openTerminal(stdin, stdout) : openPipe(stdin);
}

const describe = ({ snapshotAt, shopVersion, collections }: Manifest) => {
  const documents = Object.values(collections).reduce((sum, count) => sum + count, 0);
  const names = Object.keys(collections).length;
  return `${documents} documents in ${names} collections as of ${snapshotAt.toISOString()}, of version ${shopVersion} of the shop`;
};

/** The key, with the program for decryption: age if it is installed, otherwise the shop's own code; prints the choice. */
async function readKey(): Promise<DecryptionKey> {
  const key = await readDecryptionKey(process.env);
  const age = chooseAge(key);
  say(`Decrypted by ${age.description}.`);
  return key.kind === 'identity' ? { ...key, program: age.program } : key;
}

async function verify(file: string, key: DecryptionKey): Promise<Manifest> {
  const progress = startProgress('Verified');
  const began = performance.now();
  try {
    const manifest = await verifyBackup(file, key, progress.add);
    say(`The backup is whole: ${describe(manifest)} (${describePace(progress.bytes, performance.now() - began)}).`);
    return manifest;
  } finally {
    progress.stop();
  }
}

async function write(db: Db, file: string, key: DecryptionKey): Promise<Manifest> {
  const progress = startProgress('Restored');
  const began = performance.now();
  try {
    const manifest = await restoreDatabase({ db, file, key, run: randomUUID(), onWritten: progress.add, say });
    say(`Restored ${describe(manifest)}: ${describePace(progress.bytes, performance.now() - began)}.`);
    return manifest;
  } finally {
    progress.stop();
  }
}

/** Reports payments that Stripe has and the restored shop lacks. Returns whether there are any. */
async function reportMissing(uri: string, settings: StartSettings, { snapshotAt }: Manifest): Promise<boolean> {
  const since = new Date(snapshotAt.getTime() - BEFORE_MS);
  say(`Orders that were placed after ${snapshotAt.toISOString()} are not in it.`);
  try {
    const differences = await findDifferences(uri, settings, { since, settledBy: new Date() });
    if (!differences) {
      say(NOT_CONFIGURED);
      return false;
    }
    say(formatReport(differences, since));
    return differences.length > 0;
  } catch (error) {
    say(`Stripe could not be asked for them: ${explain(error)}`);
    say(`Then run: npm run reconcile -- --since ${since.toISOString()} --grace 0`);
    return true;
  }
}

async function checkRestored(uri: string, db: Db, settings: StartSettings, manifest: Manifest): Promise<number> {
  say('Everybody has to sign in again: sign-ins of before are ended.');
  const { missing, unknown } = await readMigrationState(db);
  if (unknown.length > 0) {
    say(
      `A newer version of the shop wrote the backup (${unknown.join(', ')}): start that version on it, not this one.`,
    );
    return 0;
  }
  if (missing.length > 0) {
    say(`The data are older than this version. Now run: npm run migrate (${missing.join(', ')})`);
    say(`Then run: npm run reconcile -- --since ${manifest.snapshotAt.toISOString()} --grace 0`);
    return 0;
  }
  const broken = await findBrokenInvariants(db);
  for (const line of broken) say(`Does not agree: ${line}`);
  if (broken.length === 0) say('Orders, payments, stock and reservations agree.');
  const hasMore = await reportMissing(uri, settings, manifest);
  return broken.length > 0 ? 1 : hasMore ? 2 : 0;
}

async function restoreInto(uri: string, options: Options, settings: StartSettings): Promise<number> {
  const { file, drop } = options;
  const client = await new MongoClient(uri, {
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    writeConcern: { w: 'majority' },
  }).connect();
  try {
    const db = client.db();
    const state = await readTargetState(db);
    requireRoom(db, state, drop);
    const key = await readKey();
    // Verifies first, so that nothing is dropped for a damaged backup.
    if (file !== STANDARD_INPUT) await verify(file, key);
    await confirmDrop(db, state, openPrompts);
    const manifest = await write(db, file, key);
    return await checkRestored(uri, db, settings, manifest);
  } finally {
    await client.close();
  }
}

/** `npm run restore`: restores a database from a backup, and checks that it is complete. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (options.file !== STANDARD_INPUT && !existsSync(options.file)) {
    throw new BackupError(`There is no ${options.file}.`);
  }
  const settings = readStartSettings();
  if (options.verify) {
    await verify(options.file, await readKey());
    return 0;
  }
  return withDatabase((uri) => restoreInto(uri, options, settings), settings, say);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
