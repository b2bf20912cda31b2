import { markAllGuests } from '@eunbit/server/modules/order/guest/guest-backfill';
import { onDatabase } from './on-database.ts';

/** `npm run backfill:guests`: lists guests whose orders predate the list of guests. */
await onDatabase(async (connection) => {
  const marked = await markAllGuests(connection);
  return marked === 1 ? '1 guest will be listed.' : `${marked} guests will be listed.`;
});
