import { isBegunSubscription } from '@eunbit/schema/begun-subscription';
import { type Client, createClient } from 'graphql-ws';
import { getReconnectPause } from './reconnect-pause.ts';

/** After a subscription of a new connection begins, the others begin within this time, in milliseconds. */
const ALL_BEGUN_MS = 100;
/** Milliseconds after which a connection counts as open if no subscription begins, for instance because all are rejected. */
const NONE_BEGUN_MS = 3000;

interface LiveSocketOptions {
  readonly url: string;
  readonly parameters: () => Record<string, string>;
  /** The connection is open and its subscriptions have begun: a client that reads from now on misses no event. */
  readonly onOpen: () => void;
  readonly onClosed: () => void;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The client of the WebSocket protocol; it reconnects after every interruption. */
export function createLiveSocket({ url, parameters, onOpen, onClosed }: LiveSocketOptions): Client {
  let nextId = 1;
  /** Close code of the last connection. */
  let closeCode: number | undefined;
  /** Set until the subscriptions of a new connection are known to have begun. */
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
    // Sequential numbers, which are the same on all pages: the server serialises an event once for each id.
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
