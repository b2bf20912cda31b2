import { isNumeric, toNumber, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { toInt32, typeWord } from './operands.ts';

/** The substring between two byte positions, which must be at character boundaries. */
export function substringByBytes(text: string, start: Value, length: Value, name: string): string {
  if (!isNumeric(start)) {
    throw new MongoError(16034, `${name}:  starting index must be a numeric type (is BSON type ${typeWord(start)})`);
  }
  if (!isNumeric(length)) {
    throw new MongoError(16035, `${name}:  length must be a numeric type (is BSON type ${typeWord(length)})`);
  }
  const from = Math.trunc(toNumber(start));
  if (from < 0) throw new MongoError(50752, `${name}:  starting index must be non-negative (got: ${from})`);
  const bytes = Buffer.from(text);
  const count = Math.trunc(toNumber(length));
  const end = count < 0 ? bytes.length : Math.min(bytes.length, from + count);
  if (isContinuation(bytes[from])) {
    throw new MongoError(28656, `${name}:  Invalid range, starting index is a UTF-8 continuation byte.`);
  }
  if (isContinuation(bytes[end])) {
    throw new MongoError(28657, `${name}:  Invalid range, ending index is in the middle of a UTF-8 character.`);
  }
  return bytes.toString('utf8', from, end);
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

export function substringByCodePoints(text: string, start: Value, length: Value, name: string): string {
  const from = codePointBound(start, 'starting index', 34450, name);
  const count = codePointBound(length, 'length', 34452, name);
  if (count < 0) throw new MongoError(34454, `${name}: length must be a nonnegative integer.`);
  if (from < 0) throw new MongoError(34455, `${name}: the starting index must be nonnegative integer.`);
  return [...text].slice(from, from + count).join('');
}

function codePointBound(value: Value, what: string, code: number, name: string): number {
  if (!isNumeric(value)) {
    throw new MongoError(code, `${name}: ${what} must be a numeric type (is BSON type ${typeWord(value)})`);
  }
  const number = toInt32(value);
  if (number !== undefined) return number;
  throw new MongoError(
    code + 1,
    `${name}: ${what} cannot be represented as a 32-bit integral value: ${toNumber(value)}`,
  );
}
