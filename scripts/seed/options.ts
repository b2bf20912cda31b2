import { parseArgs } from 'node:util';

export interface SeedArguments {
  /** Seed of the demo visitors and sales; null if there is no demo data. */
  readonly demo: number | null;
  /** Whether an empty catalogue gets the products of Eunbit: in production only on request. */
  readonly withCatalogue: boolean;
}

/** `npm run seed [-- --catalogue] [-- --demo [--seed N]]`. Throws with a message for the user if the arguments are invalid. */
export function readSeedArguments(args: readonly string[], production: boolean): SeedArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      catalogue: { type: 'boolean', default: !production },
      demo: { type: 'boolean', default: false },
      seed: { type: 'string' },
    },
  });
  const seed = Number(values.seed ?? 1);
  if (!Number.isSafeInteger(seed)) throw new Error('--seed: a whole number');
  if (values.seed !== undefined && !values.demo) throw new Error('--seed belongs to --demo');
  if (values.demo && production) throw new Error('--demo: a real shop has visitors and sales of its own');
  return { demo: values.demo ? seed : null, withCatalogue: values.catalogue };
}
