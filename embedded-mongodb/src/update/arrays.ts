import { compareValues, equalValues } from '../bson/compare.ts';
import {
  clone,
  type Document,
  getKeys,
  isDocument,
  isNumeric,
  toNumber,
  typeName,
  type Value,
} from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { badValue } from '../errors.ts';
import { compileFilter } from '../matcher/match.ts';
import { compareKeys, elementKeys, parseElementOrder } from '../sorting/sort.ts';

export interface Push {
  values: readonly Value[];
  position: number | undefined;
  slice: number | undefined;
  order: ((left: Value, right: Value) => number) | undefined;
}

const MODIFIERS = new Set(['$each', '$position', '$slice', '$sort']);

/** Reads the operand of `$push`. */
export function parsePush(operand: Value, collation: Collation | undefined): Push {
  if (!isDocument(operand) || !('$each' in operand)) {
    return { values: [operand], position: undefined, slice: undefined, order: undefined };
  }
  for (const key of getKeys(operand)) {
    if (!MODIFIERS.has(key)) throw badValue(`Unrecognized clause in $push: ${key}`);
  }
  if (!Array.isArray(operand.$each)) {
    throw badValue(`The argument to $each in $push must be an array but it was of type: ${typeName(operand.$each)}`);
  }
  return {
    values: operand.$each,
    position: wholeNumber('$position', operand.$position),
    slice: wholeNumber('$slice', operand.$slice),
    order: operand.$sort === undefined ? undefined : parseOrder(operand.$sort, collation),
  };
}

function wholeNumber(name: string, value: Value): number | undefined {
  if (value === undefined) return undefined;
  const number = isNumeric(value) ? toNumber(value) : Number.NaN;
  if (!Number.isInteger(number)) {
    throw badValue(`The value for ${name} must be an integer value but was given type: ${typeName(value)}`);
  }
  return number;
}

function parseOrder(specification: Value, collation: Collation | undefined): (left: Value, right: Value) => number {
  if (isNumeric(specification)) {
    const direction = toNumber(specification);
    if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1');
    return (left, right) => direction * compareValues(left, right, collation);
  }
  if (!isDocument(specification))
    throw badValue('The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields');
  if (getKeys(specification).length === 0) {
    throw badValue('The $sort pattern is empty when it should be a set of fields.');
  }
  const fields = parseElementOrder(specification, collation);
  return (left, right) => compareKeys(elementKeys(left, fields), elementKeys(right, fields), fields);
}

export function applyPush(before: readonly Value[], push: Push): Value[] {
  const added = push.values.map((value) => clone(value));
  let after: Value[];
  if (push.position === undefined) after = [...before, ...added];
  else after = before.toSpliced(push.position, 0, ...added);
  if (push.order) after.sort(push.order);
  if (push.slice === undefined) return after;
  if (push.slice === 0) return [];
  return push.slice > 0 ? after.slice(0, push.slice) : after.slice(push.slice);
}

/** Tests for the elements that `$pull` removes: equal to a value, or matching a condition. */
export function pulledBy(operand: Value, collation: Collation | undefined): (element: Value) => boolean {
  if (!isDocument(operand)) {
    const test = compileFilter({ v: operand }, undefined, collation);
    return (element) => (Array.isArray(element) ? equalValues(element, operand, collation) : test({ v: element }));
  }
  if (getKeys(operand)[0]?.startsWith('$') && !isLogical(operand)) {
    const test = compileFilter({ v: operand }, undefined, collation);
    return (element) => test({ v: element });
  }
  const test = compileFilter(operand, undefined, collation);
  return (element) => isDocument(element) && test(element);
}

function isLogical(operand: Document): boolean {
  return ['$and', '$or', '$nor', '$expr'].includes(getKeys(operand)[0] ?? '');
}
