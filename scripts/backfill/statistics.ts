import { connectDatabase } from '@eunbit/server/database';
import { createSaleCounting } from '@eunbit/server/modules/statistics/sale-counting.service';
import { createVisitCounting } from '@eunbit/server/modules/statistics/visit-counting.service';
import { openDatabase } from '../start/database.ts';
import { readStartSettings } from '../start/settings.ts';

/** `npm run rebuild:statistics`: counts all visits that are still kept, and all orders, again. */
async function main(): Promise<void> {
  const database = await openDatabase(readStartSettings());
  try {
    const connection = await connectDatabase(database.uri);
    try {
      const visitDays = await createVisitCounting(connection).rebuild();
      const saleDays = await createSaleCounting(connection).rebuild();
      console.log(`Counted again: visits of ${visitDays} days, sales of ${saleDays} days, of both stores together.`);
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
