import { useEffect, useRef } from 'react';
import { awaitCompletion } from './await-completion.ts';

/** Polls as `awaitCompletion` does, for as long as the page is there; null once it is left. */
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
