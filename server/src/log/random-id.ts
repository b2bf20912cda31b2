import { randomBytes } from 'node:crypto';

const BYTES = 8;
/** One letter for each value of four bits. */
const LETTERS = 'bcdfghjkmnpqrstz';

/**
 * An id that people can read to each other and that the log's redaction keeps: lower-case consonants, so that it spells no word,
 * has no ambiguous characters, and never looks like a telephone number.
 */
export function createReadableId(): string {
  let id = '';
  for (const byte of randomBytes(BYTES)) id += `${LETTERS[byte >> 4]}${LETTERS[byte & 15]}`;
  return id;
}
