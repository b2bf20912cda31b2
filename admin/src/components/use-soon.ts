import { useEffect, useState } from 'react';
import { Pace } from './pace.ts';
import { useLatest } from './use-latest.ts';

/** A function that does the newest version of some work soon, and not too often, as `Pace` says. */
export function useSoon(work: () => void): () => void {
  const latest = useLatest(work);
  const [pace] = useState(() => new Pace(latest));
  useEffect(
    function stopWithScreen() {
      return () => pace.stop();
    },
    [pace],
  );
  return pace.ask;
}
