import type { TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useSubscription } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStores, useStoresWithOrders } from '../app/stores.ts';
import { useOnLive } from './use-on-live.ts';

/** Delay after the server ended a subscription because it dropped events, in milliseconds. */
const PAUSE_AFTER_END_MS = 200;
/** Delay after an error, in milliseconds: the next attempt may fail as well. */
const PAUSE_AFTER_ERROR_MS = 3_000;
/** Delay after a refusal, in milliseconds: the permission was removed and only returns if somebody grants it. */
const PAUSE_AFTER_REFUSAL_MS = 60_000;

function isRefusal(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN');
}

interface LiveEventsOptions<TData> {
  /** With `no-cache`, events are not cached; by default the data of an event is cached before `onEvent` runs. */
  readonly fetchPolicy?: 'no-cache';
  /** For events of orders and returns, which a closed store has as well. */
  readonly alsoWhenClosed?: boolean;
  readonly onEvent?: (data: TData) => void;
  /** Called if events may have been lost: dependent data must be refetched. */
  readonly onMissed: () => void;
}

/** Subscribes to a market for as long as the component is mounted; resubscribes whenever the subscription ends. */
export function useLiveEvents<TData>(
  document: TypedDocumentNode<TData, { market: Market }>,
  market: Market,
  { fetchPolicy, alsoWhenClosed = false, onEvent, onMissed }: LiveEventsOptions<TData>,
): void {
  const [open, withOrders] = [useStores(), useStoresWithOrders()];
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { restart } = useSubscription(document, {
    variables: { market },
    // A closed store has no other events.
    skip: !(alsoWhenClosed ? withOrders : open).includes(market),
    ignoreResults: true,
    ...(fetchPolicy && { fetchPolicy }),
    onData: ({ data }) => {
      if (data.data) onEvent?.(data.data as TData);
    },
    onError: (error) => subscribeAgain(isRefusal(error) ? PAUSE_AFTER_REFUSAL_MS : PAUSE_AFTER_ERROR_MS),
    onComplete: () => subscribeAgain(PAUSE_AFTER_END_MS),
  });
  useOnLive(onMissed);

  const subscribeAgain = useEffectEvent((pause: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      restart();
      onMissed();
    }, pause);
  });
  useEffect(function stopTimer() {
    return () => clearTimeout(timer.current);
  }, []);
}
