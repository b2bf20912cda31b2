import { useLiveState } from '@eunbit/ui/use-live-connection';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `read` whenever the live connection opens, also for the first time: no event reported what happened between the
 * last query and that moment.
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
