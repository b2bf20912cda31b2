import type { TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOnLive } from './use-on-live.ts';

/** The server ends a subscription when it had to drop events: there is no reason to wait for long. */
const PAUSE_AFTER_END_MS = 200;
/** A refused subscription may be refused again. */
const PAUSE_AFTER_ERROR_MS = 3_000;

interface LiveEventsOptions<TData> {
  /** Whether what an event carries is put into the cache before it is told; it is when left out. */
  readonly fetchPolicy?: 'no-cache';
  readonly onEvent?: (data: TData) => void;
  /** Events may have been lost: what depends on them has to be read again. */
  readonly onMissed: () => void;
}

/** Subscribes to a market for as long as the component is shown, whatever becomes of the connection or of the subscription. */
export function useLiveEvents<TData>(
  document: TypedDocumentNode<TData, { market: Market }>,
  market: Market,
  { fetchPolicy, onEvent, onMissed }: LiveEventsOptions<TData>,
): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { restart } = useSubscription(document, {
    variables: { market },
    ignoreResults: true,
    ...(fetchPolicy && { fetchPolicy }),
    onData: ({ data }) => {
      if (data.data) onEvent?.(data.data as TData);
    },
    onError: () => subscribeAgain(PAUSE_AFTER_ERROR_MS),
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
