import { Binary, BSONSymbol } from 'bson';
import type { Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import {
  binary,
  isNullish,
  nary,
  type Operator,
  type OperatorTable,
  toInt32,
  typeWord,
  unary,
  withArguments,
} from './operands.ts';
import { regexOperators } from './regex-operators.ts';
import { substringByBytes, substringByCodePoints } from './substrings.ts';
import { toText } from './text.ts';

export const stringOperators: OperatorTable = {
  ...regexOperators,
  $concat: nary(0, Number.POSITIVE_INFINITY, (values) => {
    let text = '';
    for (const value of values) {
      if (isNullish(value)) return null;
      text += stringOperand(value, 16702, '$concat only supports strings, not');
    }
    return text;
  }),
  $toLower: unary((value) => toText(value).replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
  $toUpper: unary((value) => toText(value).replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
  $strcasecmp: binary((left, right) => {
    const a = asciiUpper(toText(left));
    const b = asciiUpper(toText(right));
    return Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)));
  }),
  $strLenBytes: unary((value) =>
    Buffer.byteLength(stringOperand(value, 34473, '$strLenBytes requires a string argument, found:')),
  ),
  $strLenCP: unary((value) => [...stringOperand(value, 34471, '$strLenCP requires a string argument, found:')].length),
  $binarySize: unary((value) => {
    if (isNullish(value)) return null;
    if (value instanceof Binary) return value.position;
    return Buffer.byteLength(stringOperand(value, 51276, '$binarySize requires a string or BinData argument, found:'));
  }),
  $substr: nary(3, 3, ([text, start, length], name) => substringByBytes(toText(text), start, length, name)),
  $substrBytes: nary(3, 3, ([text, start, length], name) => substringByBytes(toText(text), start, length, name)),
  $substrCP: nary(3, 3, ([text, start, length], name) => substringByCodePoints(toText(text), start, length, name)),
  $indexOfBytes: nary(2, 4, ([text, token, start, end], name) => {
    if (isNullish(text)) return null;
    const bytes = Buffer.from(stringOperand(text, 40091, `${name} requires a string as the first argument, found:`));
    const wanted = Buffer.from(stringOperand(token, 40092, `${name} requires a string as the second argument, found:`));
    const from = indexBound(start, 0, name);
    const to = Math.min(bytes.length, indexBound(end, bytes.length, name));
    return from > to ? -1 : bytes.subarray(0, to).indexOf(wanted, from);
  }),
  $indexOfCP: nary(2, 4, ([text, token, start, end], name) => {
    if (isNullish(text)) return null;
    const points = [...stringOperand(text, 40093, `${name} requires a string as the first argument, found:`)];
    const wanted = stringOperand(token, 40094, `${name} requires a string as the second argument, found:`);
    const from = indexBound(start, 0, name);
    const to = Math.min(points.length, indexBound(end, points.length, name));
    if (from > to) return -1;
    const found = points.slice(from).join('').indexOf(wanted);
    const position = found === -1 ? -1 : from + [...points.slice(from).join('').slice(0, found)].length;
    return position < to || (points.length === 0 && position === 0) ? position : -1;
  }),
  $split: binary((text, separator) => {
    if (isNullish(text) || isNullish(separator)) return null;
    const whole = stringOperand(
      text,
      40085,
      '$split requires an expression that evaluates to a string as a first argument, found:',
    );
    const by = stringOperand(
      separator,
      40086,
      '$split requires an expression that evaluates to a string as a second argument, found:',
    );
    if (by === '') throw new MongoError(40087, '$split requires a non-empty separator');
    return whole.split(by);
  }),
  $trim: trim(true, true),
  $ltrim: trim(true, false),
  $rtrim: trim(false, true),
  $replaceOne: replacing((input, find, replacement) => {
    const at = input.indexOf(find);
    return at === -1 ? input : input.slice(0, at) + replacement + input.slice(at + find.length);
  }),
  $replaceAll: replacing((input, find, replacement) => input.split(find).join(replacement)),
};

function stringOperand(value: Value, code: number, message: string): string {
  if (typeof value === 'string') return value;
  if (value instanceof BSONSymbol) return value.value;
  throw new MongoError(code, `${message} ${typeWord(value)}`);
}

function asciiUpper(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

function indexBound(value: Value, fallback: number, name: string): number {
  if (value === undefined) return fallback;
  const number = toInt32(value);
  if (number === undefined) {
    throw new MongoError(40096, `${name} requires an integral index, found a value of type: ${typeWord(value)}`);
  }
  if (number < 0) throw new MongoError(40097, `${name} requires a nonnegative index, found: ${number}`);
  return number;
}

/** The characters that MongoDB trims by default. */
const WHITESPACE = new Set(
  '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
);

function trim(atStart: boolean, atEnd: boolean): Operator {
  const names = { required: ['input'], optional: ['chars'], codes: [50696, 50694, 50695] } as const;
  return withArguments(names, ({ input, chars }, name, given) => {
    if (isNullish(input)) return null;
    const points = [...stringOperand(input, 50699, `${name} requires its input to be a string, got`)];
    if ('chars' in given && isNullish(chars)) return null;
    const trimmed =
      'chars' in given
        ? new Set(stringOperand(chars, 50700, `${name} requires 'chars' to be a string, got`))
        : WHITESPACE;
    let start = 0;
    let end = points.length;
    while (atStart && start < end && trimmed.has(points[start] as string)) start++;
    while (atEnd && end > start && trimmed.has(points[end - 1] as string)) end--;
    return points.slice(start, end).join('');
  });
}

function replacing(replace: (input: string, find: string, replacement: string) => string): Operator {
  const names = { required: ['input', 'find', 'replacement'], codes: [51751, 51750, 51749] } as const;
  return withArguments(names, (values, name) => {
    const [input, find, replacement] = (['input', 'find', 'replacement'] as const).map((key, at) => {
      const value = values[key];
      return isNullish(value)
        ? null
        : stringOperand(value, 51746 - at, `${name} requires that '${key}' be a string, found:`);
    });
    if (input === null || find === null || replacement === null) return null;
    return replace(input as string, find as string, replacement as string);
  });
}
