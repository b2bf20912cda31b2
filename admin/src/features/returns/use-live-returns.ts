import type { Market } from '@eunbit/schema/market';
import { useLiveEvents } from '../../components/use-live-events.ts';
import { useThrottled } from '../../components/use-throttled.ts';
import { graphql } from '../../gql/index.ts';

/** Selects all that a page shows: with a part of it, an open return would offer the steps of its former state. */
const ReturnChangedDocument = graphql(`
  subscription ReturnChanged($market: Market!) {
    returnChanged(market: $market) {
      id
      ...ReturnPage_Return
    }
  }
`);

/** Follows the returns of a store; `reread` is called, a few times a second at most, when something has changed. */
export function useLiveReturns(market: Market, reread: () => void): void {
  const soon = useThrottled(reread);
  useLiveEvents(ReturnChangedDocument, market, { alsoWhenClosed: true, onEvent: soon, onMissed: soon });
}
