import { randomBytes } from 'node:crypto';

const BYTES = 8;
/** One for each value of half a byte. */
const LETTERS = 'bcdfghjkmnpqrstz';

/**
 * An id that people read to each other and that survives the redaction of the log: consonants in small letters, so that it
 * spells no word, has nothing that is taken for something else, and never looks like a telephone number.
 */
export function createReadableId(): string {
  let id = '';
  for (const byte of randomBytes(BYTES)) id += `${LETTERS[byte >> 4]}${LETTERS[byte & 15]}`;
  return id;
}
