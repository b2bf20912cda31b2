import { useEffect, useEffectEvent } from 'react';

/** Calls `react` when the browser is online again, as long as `waiting` is true. */
export function useBackOnline(waiting: boolean, react: () => void): void {
  const onOnline = useEffectEvent(react);
  useEffect(() => {
    if (!waiting) return;
    const listen = () => onOnline();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, [waiting]);
}
