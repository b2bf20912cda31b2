import { type ApolloClient, ApolloLink } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import type { Market } from '@eunbit/schema/market';
import { Observable } from 'rxjs';
import { CartDocument } from './state/cart-query.ts';

const CHANNEL = 'cart';

/** Answers that say that a cart is another one now. */
const CHANGES: ReadonlySet<unknown> = new Set(['CartUpdated', 'BoughtAgain', 'OrderPlaced']);

const changesCart = (data: object | null | undefined) =>
  Object.values(data ?? {}).some((answer) => CHANGES.has(Object(answer).__typename));

/**
 * Keeps the cart of this window the one of the browser, which other windows change too: those of the same store hear of each
 * change at once, and a window that was hidden reads its cart when it is seen again.
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

  const tell = new ApolloLink((operation, forward) => {
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
  client.setLink(ApolloLink.from([tell, client.link]));
  document.addEventListener('visibilitychange', refresh);
  // A page with an open channel could not be kept for the way back.
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
