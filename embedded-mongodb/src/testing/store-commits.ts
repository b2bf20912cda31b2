import { indexPrefix, uint48 } from '../storage/keys.ts';
import { WriteSet } from '../storage/write-set.ts';

const KEYS = 2000;
const KEYS_PER_COMMIT = 150;

/** The writes of the commit with this number: keys from the whole range, one in eight of them deleted. */
export function buildCommit(number: number): WriteSet {
  const writeSet = new WriteSet();
  for (let index = 0; index < KEYS_PER_COMMIT; index++) {
    const scattered = Math.imul(number * KEYS_PER_COMMIT + index, 0x9e3779b1) >>> 8;
    const key = indexPrefix(1) + uint48(scattered % KEYS);
    writeSet.set(key, (number + index) % 8 === 0 ? null : Buffer.from(`${number}`, 'latin1'));
  }
  return writeSet;
}

/** What a store contains after the commits 1 to `last`. */
export function contentsAfter(last: number): Map<string, string> {
  const contents = new Map<string, string>();
  for (let number = 1; number <= last; number++) {
    for (const [key, value] of buildCommit(number).entries()) {
      if (value === null) contents.delete(key);
      else contents.set(key, value.toString('latin1'));
    }
  }
  return contents;
}

export const RANGE = [indexPrefix(1), indexPrefix(2)] as const;
