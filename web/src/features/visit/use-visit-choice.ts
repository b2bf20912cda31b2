import { useSyncExternalStore } from 'react';
import { getLocalStorage } from '../../browser/storage.ts';
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

const look = (): ShownChoice => (isUntracked(navigator) ? 'untracked' : readChoice(getLocalStorage()).choice);

/** What this browser's owner has answered to being known again, and how to answer. */
export function useVisitChoice() {
  const choice = useSyncExternalStore(subscribe, look, (): ShownChoice => 'unread');
  return {
    choice,
    choose(answer: 'known' | 'unknown'): void {
      keepChoice(getLocalStorage(), answer);
      dispatchEvent(new Event(CHANGED));
    },
  };
}
