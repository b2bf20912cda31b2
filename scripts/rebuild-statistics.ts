import 'reflect-metadata';
import { connectDatabase } from '@eunbit/server/app/database';
import { createCountings } from '@eunbit/server/modules/statistics/countings';
import { openDatabase } from './start/database.ts';
import { readStartSettings } from './start/settings.ts';

async function rebuildStatistics(uri: string): Promise<void> {
  const connection = await connectDatabase(uri);
  try {
    const { visits, sales } = createCountings(connection);
    const visitDays = await visits.rebuild();
    const saleDays = await sales.rebuild();
    console.log(`Counted again: visits of ${visitDays} days, sales of ${saleDays} days, of both stores together.`);
  } finally {
    await connection.close();
  }
}

/** `npm run rebuild:statistics`: recounts all retained visits and all orders. */
async function main(): Promise<void> {
  // Starts the database if it belongs to the data folder.
  const database = await openDatabase(readStartSettings());
  try {
    await rebuildStatistics(database.uri);
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
