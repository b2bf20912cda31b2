import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the newest version of `run`. */
export function useLatest<Args extends readonly unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(function keepNewest() {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
