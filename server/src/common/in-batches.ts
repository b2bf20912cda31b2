interface Asked<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

interface Pace {
  /** How long the first of a batch waits for others. */
  readonly milliseconds: number;
  /** Most items that are worked on in one go. */
  readonly most: number;
}

/**
 * Gathers what is asked for within a moment and works on it in one go, for work that costs nearly the same for one item as
 * for many. `work` answers one outcome for each item, in their order; where it fails, all of its batch fail. One batch is
 * worked on at a time.
 */
export function inBatches<Item, Outcome>(
  work: (items: readonly Item[]) => Promise<readonly Outcome[]>,
  { milliseconds, most }: Pace,
): (item: Item) => Promise<Outcome> {
  const waiting: Asked<Item, Outcome>[] = [];
  let isGathering = false;

  async function workOff(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        const outcomes = await work(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] as Outcome);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isGathering = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isGathering) return;
      isGathering = true;
      setTimeout(() => void workOff(), milliseconds);
    });
}
