import { useState } from 'react';
import { useViewer } from './viewer.ts';

/** Null if the browser has no storage, nothing is stored, or the stored text is not JSON. */
function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function keep(key: string, choice: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Without storage the choice lasts as long as the screen.
  }
}

/**
 * State that this browser stores for the signed-in person, such as the columns of a list. `parse` reads the stored value, which
 * is null if there is none and may come from another version of the back office.
 */
export function useKeptChoice<Choice>(name: string, parse: (kept: unknown) => Choice) {
  const key = `${name}.${useViewer().id}`;
  const [choice, setChoice] = useState(() => parse(readKept(key)));

  function choose(next: Choice): void {
    setChoice(next);
    keep(key, next);
  }

  return [choice, choose] as const;
}
