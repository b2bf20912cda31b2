import { createCountings } from '@eunbit/server/modules/statistics/countings';
import { onDatabase } from './on-database.ts';

/** `npm run rebuild:statistics`: recounts all retained visits and all orders. */
await onDatabase(async (connection) => {
  const { visits, sales } = createCountings(connection);
  const visitDays = await visits.rebuild();
  const saleDays = await sales.rebuild();
  return `Counted again: visits of ${visitDays} days, sales of ${saleDays} days, of both stores together.`;
});
