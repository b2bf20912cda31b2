import { useLiveState } from '@eunbit/ui/use-live-connection';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `read` whenever live events begin to arrive, also for the first time: whatever happened between the last reading
 * and that moment was told to nobody.
 */
export function useOnLive(read: () => void): void {
  const connected = useLiveState() === 'connected';
  const onLive = useEffectEvent(read);
  useEffect(
    function readWhatWasMissed() {
      if (connected) onLive();
    },
    [connected],
  );
}
