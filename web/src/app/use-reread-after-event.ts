import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * An event that arrives while a query is in flight may be newer than its result, which replaces the event's data in the cache:
 * the query is then sent again. Returns the function to call with each event.
 */
export function useRereadAfterEvent(isLoading: boolean, reread: () => Promise<unknown>): () => void {
  const isOutdated = useRef(false);
  const askAgain = useEffectEvent(() => void reread().catch(() => {}));
  useEffect(() => {
    if (isLoading || !isOutdated.current) return;
    isOutdated.current = false;
    // If it ran now, it would be merged into the request that is just ending, and get the same result.
    queueMicrotask(askAgain);
  }, [isLoading]);
  return () => {
    isOutdated.current ||= isLoading;
  };
}
