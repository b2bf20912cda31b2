import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * An event that arrives while an answer is on its way may be newer than the answer, which replaces it in the cache: what
 * was asked is then asked once more. Returns what is to be called with each event.
 */
export function useRereadAfterEvent(isLoading: boolean, reread: () => Promise<unknown>): () => void {
  const isOutdated = useRef(false);
  const askAgain = useEffectEvent(() => void reread().catch(() => {}));
  useEffect(() => {
    if (isLoading || !isOutdated.current) return;
    isOutdated.current = false;
    // Right now it would be taken for the request that is just ending, and get the same answer.
    queueMicrotask(askAgain);
  }, [isLoading]);
  return () => {
    isOutdated.current ||= isLoading;
  };
}
