import { addMissingSearchKeys } from '@eunbit/server/modules/order/list/search-key-backfill';
import { onDatabase } from './on-database.ts';

/** `npm run backfill:search-keys`: adds search keys to orders that predate the search. */
await onDatabase(async (connection) => {
  const changed = await addMissingSearchKeys(connection);
  return changed === 1 ? '1 order can be found now.' : `${changed} orders can be found now.`;
});
