import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Whole seconds until `deadline` in the time of `performance.now`, counted down to 0. */
export function useSecondsLeft(deadline: number): number {
  const [now, setNow] = useState(() => performance.now());
  const isOver = now >= deadline;
  useEffect(
    function countDown() {
      if (isOver) return;
      const timer = setInterval(() => setNow(performance.now()), TICK_MS);
      return () => clearInterval(timer);
    },
    [isOver],
  );
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
