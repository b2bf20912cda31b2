import { useSyncExternalStore } from 'react';
import { getLocalStorage } from '../../browser/storage.ts';
import { isUntracked, keepChoice, readChoice, type VisitChoice } from './visit-choice.ts';

/** Event that notifies the parts of this page; the browser notifies other tabs. */
const CHANGED = 'visit-choice';

function subscribe(onChange: () => void): () => void {
  for (const event of [CHANGED, 'storage']) addEventListener(event, onChange);
  return () => {
    for (const event of [CHANGED, 'storage']) removeEventListener(event, onChange);
  };
}

/** The server renders without the choice: it is `unread` until the browser has read it. */
type ShownChoice = VisitChoice | 'untracked' | 'unread';

const readShown = (): ShownChoice => (isUntracked(navigator) ? 'untracked' : readChoice(getLocalStorage()).choice);

/** The choice of this browser about being recognised, and functions to change it. */
export function useVisitChoice() {
  const choice = useSyncExternalStore(subscribe, readShown, (): ShownChoice => 'unread');
  return {
    choice,
    choose(answer: 'known' | 'unknown'): void {
      keepChoice(getLocalStorage(), answer);
      dispatchEvent(new Event(CHANGED));
    },
  };
}
