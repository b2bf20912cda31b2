import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BACKUPS, type BackupRecord } from '@eunbit/server/common/backup-record';
import { requireWhole } from '@eunbit/server/common/restore-state';
import { type Db, MongoClient } from 'mongodb';
import { ROOT } from '../setup/paths.ts';
import { withDatabase } from '../start/command.ts';
import { readStartSettings, type StartSettings } from '../start/settings.ts';
import { BackupError } from './backup-error.ts';
import { describeCollections } from './collections.ts';
import { type Destination, keepNewest, openFile, openStandardOutput } from './destination.ts';
import type { EncryptionKey } from './encryption.ts';
import { explain } from './explain-error.ts';
import { makeKeyFile, readEncryptionKey } from './keys.ts';
import { type Lease, takeLease } from './lease.ts';
import type { DumpAccess } from './mongodump.ts';
import { type Options, readOptions } from './options.ts';
import { describePace, startProgress } from './progress.ts';
import { chooseAge, chooseMongodump } from './tools.ts';
import { type WrittenBackup, writeBackup } from './write-backup.ts';

const SERVER_SELECTION_MS = 8_000;

/** Uses standard error, since standard output may be the backup. */
const say = (line: string) => console.error(line);

function readShopVersion(): string {
  return JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;
}

interface Run {
  readonly client: MongoClient;
  readonly db: Db;
  readonly key: EncryptionKey;
  readonly mongodump: DumpAccess | null;
  readonly destination: Destination;
  readonly signal: AbortSignal;
}

/** The summary file next to a backup, for people and programs without the key. */
const toSummary = ({ manifest, bytes, sha256 }: WrittenBackup, finishedAt: Date) => ({
  id: manifest._id,
  database: manifest.database,
  shopVersion: manifest.shopVersion,
  migrations: manifest.migrations,
  startedAt: manifest.startedAt,
  snapshotAt: manifest.snapshotAt,
  finishedAt,
  bytes,
  sha256,
});

async function write({ client, db, key, mongodump, destination, signal }: Run): Promise<void> {
  const began = performance.now();
  const progress = startProgress('Copied');
  try {
    const shopVersion = readShopVersion();
    const copied = { client, db, id: randomUUID(), shopVersion, mongodump, onCopied: progress.add };
    const written = await writeBackup(copied, key, destination, signal);
    const finishedAt = new Date();
    const where = await destination.finish(toSummary(written, finishedAt));
    const { manifest, bytes } = written;
    const record: BackupRecord = { _id: 'last', snapshotAt: manifest.snapshotAt, finishedAt, bytes };
    await db.collection<BackupRecord>(BACKUPS).replaceOne({ _id: 'last' }, record, { upsert: true });
    const documents = Object.values(manifest.collections).reduce((sum, count) => sum + count, 0);
    say(
      `Backed up ${documents} documents as of ${manifest.snapshotAt.toISOString()}: ` +
        `${describePace(progress.bytes, performance.now() - began)}; ${(bytes / 1e6).toFixed(1)} MB in ${where}`,
    );
  } catch (error) {
    await destination.discard();
    throw error;
  } finally {
    progress.stop();
  }
}

/** Selects the official programs if they are installed, otherwise the shop's own code; prints the choice. */
function chooseTools(key: EncryptionKey, { mongodbUri }: StartSettings): Pick<Run, 'key' | 'mongodump'> {
  const [age, mongodump] = [chooseAge(key), chooseMongodump(mongodbUri !== null)];
  say(`Copied by ${mongodump.description}, encrypted by ${age.description}.`);
  const { program } = mongodump;
  return {
    key: key.kind === 'recipient' ? { ...key, program: age.program } : key,
    mongodump: program !== null && mongodbUri !== null ? { program, uri: mongodbUri } : null,
  };
}

/** Excludes other runs: two backups at once would double the load on the database, and remove each other's unfinished files. */
async function writeAlone(client: MongoClient, options: Options, settings: StartSettings, signal: AbortSignal) {
  const db = client.db();
  await requireWhole(db);
  // Runs before anything is written: an empty database must stay empty, or the shop would take it for an existing one.
  await describeCollections(db);
  const tools = chooseTools(await readEncryptionKey(process.env), settings);
  const leases = db.collection<Lease>(BACKUPS);
  const lease = await takeLease(leases, randomUUID());
  if (!lease) {
    const running = await leases.findOne({ _id: 'running' });
    const since = running ? ` since ${running.startedAt.toISOString()}` : '';
    throw new BackupError(
      `Another backup of this database is running${since}. One that was killed counts for a minute.`,
    );
  }
  try {
    const folder = resolve(options.folder ?? (process.env.BACKUP_DIR || join(settings.dataDir, 'backups')));
    const destination = options.stdout ? openStandardOutput() : await openFile(folder, db.databaseName, new Date());
    await write({ client, db, ...tools, destination, signal });
    if (options.keep === null) return;
    for (const name of await keepNewest(folder, db.databaseName, options.keep)) say(`Removed ${name}`);
  } finally {
    // If the database is lost, the lease expires by itself.
    await lease.release().catch(() => undefined);
  }
}

async function backUp(options: Options): Promise<void> {
  if (options.stdout && process.stdout.isTTY) throw new BackupError('--stdout needs a pipe or a file to write to.');
  const settings = readStartSettings();
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ending.abort());
  await withDatabase(
    async (uri) => {
      const client = await new MongoClient(uri, {
        serverSelectionTimeoutMS: SERVER_SELECTION_MS,
        writeConcern: { w: 'majority' },
        // All reads go to one member: another one may lag behind.
        readPreference: 'primary',
      }).connect();
      await writeAlone(client, options, settings, ending.signal).finally(() => client.close());
    },
    settings,
    say,
  );
}

/** `npm run backup`: writes the complete database into an encrypted file while the shop is in use. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.newKey === null) return backUp(options);
  const recipient = await makeKeyFile(options.newKey);
  console.log(
    `BACKUP_RECIPIENT=${recipient}\n\nThe secret key is in ${options.newKey}. Keep it away from the servers, twice: without it no backup opens.`,
  );
}

try {
  await main();
} catch (error) {
  say(explain(error));
  process.exitCode = 1;
}
