import { useEffect, useState } from 'react';
import { Throttle } from './throttle.ts';
import { useLatest } from './use-latest.ts';

/** A stable function that runs the newest version of `work` through a `Throttle`. */
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
