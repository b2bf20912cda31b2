import { type ApolloClient, ApolloLink } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import type { Market } from '@eunbit/schema/market';
import { Observable } from 'rxjs';
import { CartDocument } from './state/cart-query.ts';

const CHANNEL = 'cart';

/** Types of results after which the cart has changed. */
const CHANGES: ReadonlySet<unknown> = new Set(['CartUpdated', 'BoughtAgain', 'OrderPlaced']);

const changesCart = (data: object | null | undefined) =>
  Object.values(data ?? {}).some((answer) => CHANGES.has(Object(answer).__typename));

/**
 * Keeps the cart of this window in sync with the browser's, which other windows change too: windows of the same store are
 * notified of each change at once, and a window that was hidden reads its cart when it is shown again.
 */
export function followCart(client: ApolloClient, market: Market): void {
  let channel: BroadcastChannel | null = listen();

  function listen(): BroadcastChannel {
    const opened = new BroadcastChannel(CHANNEL);
    opened.onmessage = ({ data }) => data === market && refresh();
    return opened;
  }

  function refresh(): void {
    if (document.visibilityState !== 'visible') return;
    // Without a connection the last known cart stays.
    client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  }

  const announceChanges = new ApolloLink((operation, forward) => {
    if (!isMutationOperation(operation.query)) return forward(operation);
    return new Observable((observer) =>
      forward(operation).subscribe({
        next(result) {
          if (changesCart(result.data)) channel?.postMessage(market);
          observer.next(result);
        },
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      }),
    );
  });
  client.setLink(ApolloLink.from([announceChanges, client.link]));
  document.addEventListener('visibilitychange', refresh);
  // The browser could not keep a page with an open channel in its back/forward cache.
  addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    channel = listen();
    refresh();
  });
}
