import { createHash } from 'node:crypto';
import { seededRandom } from '../../setup/seeded-random.ts';

const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A seeded random generator. */
export interface Chance {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** True with the given probability. */
  happens(likelihood: number): boolean;
  /** From 0 to `most`, both included. */
  upTo(most: number): number;
  /** A weighted random choice. */
  pick<Thing>(things: readonly (readonly [thing: Thing, weight: number])[]): Thing;
  /** An id in the format that browsers generate. */
  id(): string;
}

export function createChance(...seed: readonly (string | number)[]): Chance {
  const next = seededRandom(createHash('sha256').update(seed.join(':')).digest().readUInt32LE());
  return {
    next,
    happens: (likelihood) => next() < likelihood,
    upTo: (most) => Math.floor(next() * (most + 1)),
    pick(things) {
      let left = next() * things.reduce((sum, [, weight]) => sum + weight, 0);
      const found = things.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      const [thing] = found ?? things[things.length - 1] ?? [];
      if (thing === undefined) throw new Error('there is nothing to pick from');
      return thing;
    },
    id: () => Array.from({ length: 22 }, () => ID_CHARACTERS[Math.floor(next() * 64)]).join(''),
  };
}
