import { connectDatabase } from '@eunbit/server/database';
import { addMissingSearchKeys } from '@eunbit/server/modules/order/search-key-backfill';
import { openDatabase } from '../start/database.ts';
import { readStartSettings } from '../start/settings.ts';

/** `npm run backfill:search-keys`: makes orders from before there was a search findable. */
async function main(): Promise<void> {
  const database = await openDatabase(readStartSettings());
  try {
    const connection = await connectDatabase(database.uri);
    try {
      const changed = await addMissingSearchKeys(connection);
      console.log(changed === 1 ? '1 order can be found now.' : `${changed} orders can be found now.`);
    } finally {
      await connection.close();
    }
  } finally {
    await database.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
