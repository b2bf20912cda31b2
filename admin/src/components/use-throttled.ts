import { useEffect, useState } from 'react';
import { Throttle } from './throttle.ts';
import { useLatest } from './use-latest.ts';

/** A function that does the newest version of some work soon, and not too often, as `Throttle` says. */
export function useThrottled(work: () => void): () => void {
  const latest = useLatest(work);
  const [throttle] = useState(() => new Throttle(latest));
  useEffect(
    function stopWithScreen() {
      return () => throttle.stop();
    },
    [throttle],
  );
  return throttle.ask;
}
