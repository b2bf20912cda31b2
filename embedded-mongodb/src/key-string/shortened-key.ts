import { createHash } from 'node:crypto';

/** LMDB bounds a key's length; what is longer keeps its beginning and is told apart by a digest. */
const MAX_KEY_LENGTH = 1700;
const DIGEST_LENGTH = 32;

/**
 * So much of every key is kept as it is. Keys that agree in all of it, of which any was shortened, stand together in the
 * index in no order that means anything.
 */
export const KEPT_LENGTH = MAX_KEY_LENGTH - DIGEST_LENGTH;

/** Bounds must not reach beyond what is kept of keys, and none of them divides keys that agree in it. */
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
