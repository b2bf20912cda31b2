import { useLiveState } from '@eunbit/ui/use-live-connection';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `read` whenever the live connection opens, including the first time: changes between the last query and that moment
 * caused no event.
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
