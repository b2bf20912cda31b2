/**
 * Runs works of one key one after the other within this process. Where they would conflict in the database and be tried again, they
 * wait here instead; correctness stays with the database, since other processes have turns of their own.
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
