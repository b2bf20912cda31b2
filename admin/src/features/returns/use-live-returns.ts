import type { Market } from '@eunbit/schema/market';
import { useLiveEvents } from '../../components/use-live-events.ts';
import { useThrottled } from '../../components/use-throttled.ts';
import { graphql } from '../../gql/index.ts';

/** Selects what a row shows, so that the cache updates the row of a list and the head of an open return at once. */
const ReturnChangedDocument = graphql(`
  subscription ReturnChanged($market: Market!) {
    returnChanged(market: $market) {
      id
      ...ReturnRow_Return
    }
  }
`);

/** Follows the returns of a store; `reread` is called, a few times a second at most, when something has changed. */
export function useLiveReturns(market: Market, reread: () => void): void {
  const soon = useThrottled(reread);
  useLiveEvents(ReturnChangedDocument, market, { onEvent: soon, onMissed: soon });
}
