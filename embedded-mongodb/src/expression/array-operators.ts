import { equalValues } from '../bson/compare.ts';
import { isNumeric, toNumber, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { MongoError } from '../errors.ts';
import { binary, isNullish, nary, type OperatorTable, toInt32, typeWord, unary, withArguments } from './operands.ts';
import { greatest, least } from './statistics.ts';

export const arrayOperators: OperatorTable = {
  $isArray: unary((value) => Array.isArray(value)),
  $arrayElemAt: binary((array, index, name) => elementAt(array, index, name)),
  $first: unary((array, name) => elementAt(array, 0, name)),
  $last: unary((array, name) => elementAt(array, -1, name)),
  $firstN: pickingOperator((array, n) => array.slice(0, n)),
  $lastN: pickingOperator((array, n) => array.slice(-n)),
  $minN: pickingOperator((array, n, collation) => least(array, n, collation)),
  $maxN: pickingOperator((array, n, collation) => greatest(array, n, collation)),
  $concatArrays: nary(0, Number.POSITIVE_INFINITY, (values, name) => {
    if (values.some(isNullish)) return null;
    return values.flatMap((value) => {
      if (Array.isArray(value)) return value;
      throw new MongoError(28664, `${name} only supports arrays, not ${typeWord(value)}`);
    });
  }),
  $in: binary((value, array, _, collation) => {
    if (Array.isArray(array)) return array.some((element) => equalValues(element, value, collation));
    throw new MongoError(40081, `$in requires an array as a second argument, found: ${typeWord(array)}`);
  }),
  $indexOfArray: nary(2, 4, ([array, wanted, start, end], _, collation) =>
    findPosition(array, (element) => equalValues(element, wanted, collation), start, end),
  ),
  $range: nary(2, 3, ([start, end, step]) => range(start, end, step)),
  $reverseArray: unary((array) => {
    if (isNullish(array)) return null;
    if (Array.isArray(array)) return array.toReversed();
    throw new MongoError(34435, `The argument to $reverseArray must be an array, but was of type: ${typeWord(array)}`);
  }),
  $size: unary((array) => {
    if (Array.isArray(array)) return array.length;
    throw new MongoError(17124, `The argument to $size must be an array, but was of type: ${typeWord(array)}`);
  }),
  $slice: nary(2, 3, ([array, first, count], name) => slice(array, first, count, name)),
};

function elementAt(array: Value, index: Value, name: string): Value {
  if (isNullish(array) || isNullish(index)) return null;
  if (!Array.isArray(array)) {
    throw new MongoError(28689, `${name}'s argument must be an array, but is ${typeWord(array)}`);
  }
  if (!isNumeric(index)) {
    throw new MongoError(28690, `${name}'s second argument must be a numeric value, but is ${typeWord(index)}`);
  }
  const position = toInt32(index);
  if (position === undefined) {
    throw new MongoError(
      28691,
      `${name}'s second argument must be representable as a 32-bit integer: ${toNumber(index)}`,
    );
  }
  return array.at(position);
}

function pickingOperator(pick: (array: Value[], n: number, collation: Collation | undefined) => Value[]) {
  return withArguments(
    { required: ['n', 'input'], codes: [5787801, 5787901, 5787906] },
    ({ n, input }, name, _, collation) => {
      if (isNullish(input)) throw new MongoError(5788200, `Input must be an array, but found ${typeWord(input)}`);
      if (!Array.isArray(input)) throw new MongoError(5788200, 'Input must be an array');
      return pick(input, positiveCount(n, name), collation);
    },
  );
}

/** The `n` of operators such as `$firstN`. */
export function positiveCount(n: Value, name: string): number {
  const count = isNumeric(n) ? toNumber(n) : Number.NaN;
  if (!Number.isInteger(count)) {
    throw new MongoError(5787902, `Value for 'n' must be of integral type, but found ${typeWord(n)} in ${name}`);
  }
  if (count <= 0) throw new MongoError(5787908, `'n' must be greater than 0, found ${count} in ${name}`);
  return count;
}

function bound(value: Value, fallback: number, name: string): number {
  if (value === undefined) return fallback;
  const number = toInt32(value);
  if (number === undefined) throw new MongoError(40096, `${name} requires an integral starting or ending index`);
  if (number < 0) throw new MongoError(40097, `${name} requires a nonnegative index, found: ${number}`);
  return number;
}

function findPosition(array: Value, isWanted: (element: Value) => boolean, start: Value, end: Value): Value {
  if (isNullish(array)) return null;
  if (!Array.isArray(array)) {
    throw new MongoError(40090, `$indexOfArray requires an array as a first argument, found: ${typeWord(array)}`);
  }
  const from = bound(start, 0, '$indexOfArray');
  const to = Math.min(array.length, bound(end, array.length, '$indexOfArray'));
  for (let index = from; index < to; index++) if (isWanted(array[index])) return index;
  return -1;
}

/** About the number of elements that take 100 MB, MongoDB's limit for one range. */
const LONGEST_RANGE = 5_000_000;

function range(start: Value, end: Value, step: Value): Value {
  const from = rangeBound(start, 'starting value', 34443);
  const to = rangeBound(end, 'ending value', 34445);
  const by = step === undefined ? 1 : rangeBound(step, 'step value', 34447);
  if (by === 0) throw new MongoError(34449, '$range requires a non-zero step value');
  const count = Math.max(0, Math.ceil((to - from) / by));
  if (count > LONGEST_RANGE)
    throw new MongoError('ExceededMemoryLimit', '$range would use too much memory and cannot spill to disk');
  return Array.from({ length: count }, (_, index) => from + index * by);
}

function rangeBound(value: Value, what: string, code: number): number {
  if (!isNumeric(value))
    throw new MongoError(code, `$range requires a numeric ${what}, found value of type: ${typeWord(value)}`);
  const number = toInt32(value);
  if (number !== undefined) return number;
  throw new MongoError(code + 1, `$range requires a ${what} that can be represented as a 32-bit integer`);
}

function slice(array: Value, first: Value, count: Value, name: string): Value {
  if (isNullish(array) || isNullish(first)) return null;
  if (!Array.isArray(array)) {
    throw new MongoError(28724, `First argument to ${name} must be an array, but is of type: ${typeWord(array)}`);
  }
  const start = sliceBound(first, 28725, 'Second', name);
  if (count === undefined) return start >= 0 ? array.slice(0, start) : array.slice(start);
  if (count === null) return null;
  const length = sliceBound(count, 28727, 'Third', name);
  if (length <= 0) throw new MongoError(28729, `Third argument to ${name} must be positive: ${length}`);
  const begin = start >= 0 ? start : Math.max(0, array.length + start);
  return array.slice(begin, begin + length);
}

function sliceBound(value: Value, code: number, which: string, name: string): number {
  if (!isNumeric(value)) {
    throw new MongoError(
      code,
      `${which} argument to ${name} must be a numeric value, but is of type: ${typeWord(value)}`,
    );
  }
  const number = toInt32(value);
  if (number !== undefined) return number;
  throw new MongoError(
    code + 1,
    `${which} argument to ${name} can't be represented as a 32-bit integer: ${toNumber(value)}`,
  );
}
