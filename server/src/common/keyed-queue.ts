/**
 * Runs work with the same key one after the other within this process, instead of conflicting in the database and being retried.
 * Correctness still depends on the database, since other processes have queues of their own.
 */
export function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>();

  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = mine.catch(() => undefined);
    last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
