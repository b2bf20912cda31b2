import { isBegunSubscription } from '@eunbit/schema/begun-subscription';
import { type Client, createClient } from 'graphql-ws';
import { getReconnectPause } from './reconnect-pause.ts';

/** Milliseconds after a subscription has begun, in which the others of a new connection begin too. */
const ALL_BEGUN_MS = 100;
/** Milliseconds until a connection counts as open of which nothing begins, as where its subscriptions are refused. */
const NONE_BEGUN_MS = 3000;

interface LiveSocketOptions {
  readonly url: string;
  readonly parameters: () => Record<string, string>;
  /** The connection is open and its subscriptions have begun: what is read from here on misses no event. */
  readonly onOpen: () => void;
  readonly onClosed: () => void;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The client of the protocol, which comes back after every break. */
export function createLiveSocket({ url, parameters, onOpen, onClosed }: LiveSocketOptions): Client {
  let nextId = 1;
  /** What the connection was last closed with. */
  let closeCode: number | undefined;
  /** Set while it is not known yet that the subscriptions of a new connection have begun. */
  let opening: ReturnType<typeof setTimeout> | undefined;

  function openIn(milliseconds: number): void {
    clearTimeout(opening);
    opening = setTimeout(() => {
      opening = undefined;
      onOpen();
    }, milliseconds);
  }

  return createClient({
    url,
    connectionParams: parameters,
    keepAlive: 20_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => pause(getReconnectPause(retries, closeCode, Math.random())),
    // Numbers, which all pages have in common: the server prepares an event once for each id.
    generateID: () => String(nextId++),
    on: {
      connected: () => openIn(NONE_BEGUN_MS),
      pong(isReceived, payload) {
        if (isReceived && opening !== undefined && isBegunSubscription(payload)) openIn(ALL_BEGUN_MS);
      },
      closed(event) {
        closeCode = (event as { readonly code?: number } | undefined)?.code;
        clearTimeout(opening);
        opening = undefined;
        onClosed();
      },
    },
  });
}
