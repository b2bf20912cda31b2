import { useSyncExternalStore } from 'react';
import { localStorageOrNull } from '../../browser/session-json.ts';
import { isUntracked, keepChoice, readChoice, type VisitChoice } from './visit-choice.ts';

/** Told to all parts of this page; other tabs are told by the browser. */
const CHANGED = 'visit-choice';

function subscribe(onChange: () => void): () => void {
  for (const event of [CHANGED, 'storage']) addEventListener(event, onChange);
  return () => {
    for (const event of [CHANGED, 'storage']) removeEventListener(event, onChange);
  };
}

/** Pages are rendered without knowing who reads them: `unread` until the browser has looked. */
type ShownChoice = VisitChoice | 'untracked' | 'unread';

const look = (): ShownChoice => (isUntracked(navigator) ? 'untracked' : readChoice(localStorageOrNull()).choice);

/** What this browser's owner has answered to being known again, and how to answer. */
export function useVisitChoice() {
  const choice = useSyncExternalStore(subscribe, look, (): ShownChoice => 'unread');
  return {
    choice,
    choose(answer: 'known' | 'unknown'): void {
      keepChoice(localStorageOrNull(), answer);
      dispatchEvent(new Event(CHANGED));
    },
  };
}
