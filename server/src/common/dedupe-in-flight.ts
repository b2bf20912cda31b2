/** Work that is asked for again under the same key while it runs is not begun anew: all who asked share its outcome. */
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
