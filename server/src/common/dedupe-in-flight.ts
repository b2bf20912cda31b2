/** Runs work once per key at a time: concurrent callers with the same key share one promise. */
export function dedupeInFlight<Outcome>() {
  const running = new Map<string, Promise<Outcome>>();
  return (key: string, work: () => Promise<Outcome>): Promise<Outcome> => {
    const begun = running.get(key);
    if (begun) return begun;
    const outcome = work().finally(() => running.delete(key));
    running.set(key, outcome);
    return outcome;
  };
}
