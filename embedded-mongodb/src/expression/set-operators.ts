import { compareValues } from '../bson/compare.ts';
import type { Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { MongoError } from '../errors.ts';
import { encodeKey } from '../key-string/key-string.ts';
import { binary, isNullish, isTruthy, nary, type OperatorTable, typeWord, unary } from './operands.ts';

export const setOperators: OperatorTable = {
  $setUnion: nary(0, Number.POSITIVE_INFINITY, (values, name, collation) => {
    if (values.some(isNullish)) return null;
    const arrays = values.map((value) => arrayOperand(value, 17043, name));
    return inOrder(arrays.flat(1), collation);
  }),
  $setIntersection: nary(0, Number.POSITIVE_INFINITY, (values, name, collation) => {
    if (values.some(isNullish)) return null;
    const [first = [], ...others] = values.map((value) => arrayOperand(value, 17047, name));
    const sets = others.map((array) => toSet(array, collation));
    const common = first.filter((value) => sets.every((set) => set.has(setKey(value, collation))));
    return inOrder(common, collation);
  }),
  $setDifference: binary((left, right, name, collation) => {
    if (isNullish(left) || isNullish(right)) return null;
    const kept = arrayOperand(left, 17048, name);
    const seen = toSet(arrayOperand(right, 17049, name), collation);
    return kept.filter((value) => {
      const key = setKey(value, collation);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  }),
  $setEquals: nary(2, Number.POSITIVE_INFINITY, (values, name, collation) => {
    const sets = values.map((value) => toSet(arrayOperand(value, 17044, name), collation));
    const [first, ...others] = sets as [Set<string>, ...Set<string>[]];
    return others.every((set) => set.size === first.size && [...set].every((key) => first.has(key)));
  }),
  $setIsSubset: binary((left, right, name, collation) => {
    const small = arrayOperand(left, 17046, name);
    const keys = toSet(arrayOperand(right, 17042, name), collation);
    return small.every((value) => keys.has(setKey(value, collation)));
  }),
  $anyElementTrue: unary((value, name) => arrayOperand(value, 17041, name).some(isTruthy)),
  $allElementsTrue: unary((value, name) => arrayOperand(value, 17040, name).every(isTruthy)),
};

function arrayOperand(value: Value, code: number, name: string): Value[] {
  if (Array.isArray(value)) return value;
  throw new MongoError(code, `All operands of ${name} must be arrays. One argument is of type: ${typeWord(value)}`);
}

/** A string key: the same for equal values. */
export function setKey(value: Value, collation: Collation | undefined): string {
  return encodeKey(value, false, collation?.fold);
}

function toSet(values: readonly Value[], collation: Collation | undefined): Set<string> {
  return new Set(values.map((value) => setKey(value, collation)));
}

/** Each value once, in BSON order. */
function inOrder(values: readonly Value[], collation: Collation | undefined): Value[] {
  const byKey = new Map<string, Value>();
  for (const value of values) {
    const key = setKey(value, collation);
    if (!byKey.has(key)) byKey.set(key, value);
  }
  return [...byKey.values()].sort((left, right) => compareValues(left, right, collation));
}
