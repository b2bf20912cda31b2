interface Asked<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

interface Throttle {
  /** How long the first item of a batch waits for others, in milliseconds. */
  readonly milliseconds: number;
  /** The maximum number of items in a batch. */
  readonly most: number;
}

/**
 * Collects items for a moment and processes them as one batch, for work that costs nearly the same for one item as for
 * many. `work` returns one result for each item, in order; if it throws, all items of the batch fail. Batches run one
 * at a time.
 */
export function inBatches<Item, Outcome>(
  work: (items: readonly Item[]) => Promise<readonly Outcome[]>,
  { milliseconds, most }: Throttle,
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
