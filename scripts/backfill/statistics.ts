import { createSaleCounting } from '@eunbit/server/modules/statistics/sale-counting.service';
import { createVisitCounting } from '@eunbit/server/modules/statistics/visit-counting.service';
import { onDatabase } from './on-database.ts';

/** `npm run rebuild:statistics`: counts all visits that are still kept, and all orders, again. */
await onDatabase(async (connection) => {
  const visitDays = await createVisitCounting(connection).rebuild();
  const saleDays = await createSaleCounting(connection).rebuild();
  return `Counted again: visits of ${visitDays} days, sales of ${saleDays} days, of both stores together.`;
});
