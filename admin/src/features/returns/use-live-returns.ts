import type { Market } from '@eunbit/schema/market';
import { useLiveEvents } from '../../components/use-live-events.ts';
import { useThrottled } from '../../components/use-throttled.ts';
import { graphql } from '../../gql/index.ts';

/** Selects all fields of the page: with fewer, an open return would offer the steps of its previous state. */
const ReturnChangedDocument = graphql(`
  subscription ReturnChanged($market: Market!) {
    returnChanged(market: $market) { id ...ReturnPage_Return }
  }
`);

/** Subscribes to the returns of a store; `reread` is called after changes, at most a few times a second. */
export function useLiveReturns(market: Market, reread: () => void): void {
  const soon = useThrottled(reread);
  useLiveEvents(ReturnChangedDocument, market, { alsoWhenClosed: true, onEvent: soon, onMissed: soon });
}
