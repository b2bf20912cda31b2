import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LiveConnection, LiveState } from './live-connection.ts';

export const LiveConnectionContext = createContext<LiveConnection | null>(null);

const noSubscription = () => () => {};
const idle = (): LiveState => 'idle';

/** State of the connection that carries live events. */
export function useLiveState(): LiveState {
  const live = useContext(LiveConnectionContext);
  return useSyncExternalStore(live?.onStateChange ?? noSubscription, live ? () => live.state : idle, idle);
}

/** Calls `read` when the connection works again after a break, because events were missed meanwhile. */
export function useOnReconnect(read: () => void): void {
  const live = useContext(LiveConnectionContext);
  const onReconnect = useEffectEvent(read);
  useEffect(() => live?.onReconnect(() => onReconnect()), [live]);
}
