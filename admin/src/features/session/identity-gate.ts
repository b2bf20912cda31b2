/** Requests that wait for the person's re-authentication; one proof is enough for all. */
const waiting = new Set<(isConfirmed: boolean) => void>();
const listeners = new Set<() => void>();

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** Asks once for any number of requests; resolves to false if the person declines. */
export function requestConfirmation(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.add(resolve);
    notifyListeners();
  });
}

/** Resolves all waiting requests. */
export function settleConfirmation(isConfirmed: boolean): void {
  const asked = [...waiting];
  waiting.clear();
  notifyListeners();
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
