import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LiveConnection, LiveState } from './live-connection.ts';

export const LiveConnectionContext = createContext<LiveConnection | null>(null);

const noSubscription = () => () => {};
const idle = (): LiveState => 'idle';

export function useLiveState(): LiveState {
  const live = useContext(LiveConnectionContext);
  return useSyncExternalStore(live?.onStateChange ?? noSubscription, live ? () => live.state : idle, idle);
}

/** Calls `read` when the connection opens, for the first time or after an interruption: events before that were missed. */
export function useOnConnect(read: (isFirst: boolean) => void): void {
  const live = useContext(LiveConnectionContext);
  const onConnect = useEffectEvent(read);
  useEffect(() => live?.onConnect((isFirst) => onConnect(isFirst)), [live]);
}
