import { addMissingSearchKeys } from '@eunbit/server/modules/order/list/search-key-backfill';
import { onDatabase } from './on-database.ts';

/** `npm run backfill:search-keys`: makes orders from before there was a search findable. */
await onDatabase(async (connection) => {
  const changed = await addMissingSearchKeys(connection);
  return changed === 1 ? '1 order can be found now.' : `${changed} orders can be found now.`;
});
