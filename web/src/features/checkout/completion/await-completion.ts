import { useEffect, useRef } from 'react';

const FIRST_WAIT_MS = 700;
const LONGEST_WAIT_MS = 5_000;

/**
 * Polls until there is a result; null and a lost connection count as 'unknown'. Money may have moved, so it never gives up: only
 * the caller's signal ends it (and rejects with the signal's reason).
 */
export async function awaitCompletion<Answer>(
  ask: () => Promise<Answer | null>,
  signal: AbortSignal,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<Answer> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 1.5, LONGEST_WAIT_MS)) {
    signal.throwIfAborted();
    const answer = await ask().catch(() => null);
    signal.throwIfAborted();
    if (answer !== null) return answer;
    await wait(waitMs);
  }
}

/** Ends early if the browser comes online again. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });
}

/** Polls like `awaitCompletion` until the page is left; null then. */
export function useAwaitCompletion() {
  const visit = useRef(new AbortController());
  useEffect(() => {
    visit.current = new AbortController();
    return () => visit.current.abort();
  }, []);
  return async <Answer>(ask: () => Promise<Answer | null>): Promise<Answer | null> => {
    const { signal } = visit.current;
    const answer = await awaitCompletion(ask, signal).catch(() => null);
    return signal.aborted ? null : answer;
  };
}
