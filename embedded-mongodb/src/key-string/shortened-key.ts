import { createHash } from 'node:crypto';

/** LMDB limits the length of keys: a longer key is cut and ends with a digest of the complete key. */
const MAX_KEY_LENGTH = 1700;
const DIGEST_LENGTH = 32;

/**
 * The number of bytes kept of a shortened key. Shortened keys with the same prefix are adjacent in the index, in arbitrary order.
 */
export const KEPT_LENGTH = MAX_KEY_LENGTH - DIGEST_LENGTH;

/** The maximum length of a bound: below what is kept of keys, so that no bound separates keys with the same prefix. */
export const MAX_BOUND = 1600;

/** Shortens a key that is too long to be stored; equal keys stay equal. */
export function shortened(key: string): string {
  if (key.length <= MAX_KEY_LENGTH) return key;
  const digest = createHash('sha256').update(key, 'latin1').digest().toString('latin1');
  return key.slice(0, KEPT_LENGTH) + digest;
}

/** The least string above all that start with the given one, which starts with a type byte. */
export function afterPrefix(prefix: string): string {
  let end = prefix.length;
  while (prefix[end - 1] === '\xff') end--;
  return prefix.slice(0, end - 1) + String.fromCharCode(prefix.charCodeAt(end - 1) + 1);
}
