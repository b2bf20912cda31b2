import { useState } from 'react';
import { useViewer } from './viewer.ts';

/** What a browser that keeps nothing, or something that is no JSON, has kept is nothing. */
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
    // The choice then holds as long as the screen.
  }
}

/**
 * A choice that this browser keeps for the person who is signed in, such as the columns of a list. `parse` makes it out of
 * what was kept, which may be nothing (null) or of another version of the back office.
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
