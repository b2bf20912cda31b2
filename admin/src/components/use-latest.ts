import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes and calls the newest version of what it was given. */
export function useLatest<Args extends readonly unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(function keepNewest() {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
