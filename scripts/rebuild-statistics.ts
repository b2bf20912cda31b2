import 'reflect-metadata';
import { connectDatabase } from '@eunbit/server/app/database';
import { createCountings } from '@eunbit/server/modules/statistics/countings';
import { runCommand, withDatabase } from './start/command.ts';

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
await runCommand(() => withDatabase(rebuildStatistics));
