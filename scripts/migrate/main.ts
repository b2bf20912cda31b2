import { describeRollout, dryRun, migrate, pendingMigrations } from '@eunbit/server/migrations/migrate';
import mongoose from 'mongoose';
import { runCommand, withDatabase } from '../start/command.ts';

const USAGE = 'npm run migrate [-- --dry-run]';

async function changeData(uri: string, isDryRun: boolean): Promise<void> {
  const connection = await mongoose.createConnection(uri, { writeConcern: { w: 'majority' } }).asPromise();
  try {
    const { db } = connection;
    if (!db) throw new Error('The database has no name: end MONGODB_URI with one, such as /eunbit.');
    if (isDryRun) {
      const lines = await dryRun(db);
      console.log(lines.length === 0 ? 'Nothing to do.' : lines.join('\n'));
      return;
    }
    const pending = await pendingMigrations(db);
    if (pending.length > 0) console.log(describeRollout(pending));
    const applied = await migrate(db, (line) => console.log(line));
    console.log(applied.length === 0 ? 'Nothing to do.' : `Applied: ${applied.join(', ')}.`);
  } finally {
    await connection.close();
  }
}

/** `npm run migrate`: migrates stored data to this version; `--dry-run` only prints the changes. */
async function main(): Promise<void> {
  const options = process.argv.slice(2);
  if (options.some((option) => option !== '--dry-run')) throw new Error(`Usage: ${USAGE}`);
  await withDatabase((uri) => changeData(uri, options.length > 0));
}

await runCommand(main);
