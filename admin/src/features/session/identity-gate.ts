/** Whoever waits until the person at the screen has proven who they are; together, since one proof is enough for all. */
const waiting = new Set<(isConfirmed: boolean) => void>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Asks once, however many requests want to know; resolves to false when the person does not want to. */
export function requestConfirmation(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.add(resolve);
    tell();
  });
}

/** Ends the question for everybody who waits. */
export function settleConfirmation(isConfirmed: boolean): void {
  const asked = [...waiting];
  waiting.clear();
  tell();
  for (const resolve of asked) resolve(isConfirmed);
}

/** For `useSyncExternalStore`. */
export const identityGate = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isAsking: (): boolean => waiting.size > 0,
};
