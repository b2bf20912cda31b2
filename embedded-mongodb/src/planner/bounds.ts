import { CANONICAL, canonicalType } from '../bson/compare.ts';
import { isNumeric, toNumber, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { encodeKey, type Fold, KEY_AFTER_ALL, typeByte } from '../key-string/key-string.ts';
import { type CompiledRegex, isCompiledRegex, literalPrefix } from '../regex/regex.ts';
import type { Leaf } from './conditions.ts';

/** Keys with low <= key < high; `point` is the key of the one value it holds, where it holds just one. */
interface Interval {
  low: string;
  high: string;
  point?: string;
}

export interface FieldBounds {
  intervals: Interval[];
  /** Every document in the intervals fits the conditions they were made from. */
  exact: boolean;
}

/** The intervals of a field's keys that can hold documents fitting all the conditions; nothing where they do not help. */
export function fieldBounds(
  leaves: readonly Leaf[],
  descending: boolean,
  multikey: boolean,
  collation?: Collation,
): FieldBounds | undefined {
  const points = leaves.find((leaf) => leaf.operator === 'eq' || leaf.operator === 'in');
  const pointBounds = points && buildPointBounds(points, descending, collation?.fold);
  if (pointBounds) return { ...pointBounds, exact: pointBounds.exact && leaves.length === 1 };
  const ranges = leaves.flatMap((leaf) => {
    const range = collation && holdsText(leaf.operand) ? undefined : toRange(leaf, descending);
    return range ? [range] : [];
  });
  const [first] = ranges;
  if (!first) return undefined;
  if (multikey) return { intervals: [first.interval], exact: first.exact && !first.mayMeetNaN && leaves.length === 1 };
  const low = ranges.map((range) => range.interval.low).reduce((a, b) => (a > b ? a : b));
  const high = ranges.map((range) => range.interval.high).reduce((a, b) => (a < b ? a : b));
  const intervals = low < high ? [{ low, high }] : [];
  const excludesNaN = ranges.some((range) => range.excludesNaN);
  const exact = ranges.every((range) => range.exact && (excludesNaN || !range.mayMeetNaN));
  return { intervals, exact: exact && ranges.length === leaves.length };
}

/**
 * The bounds around the stored keys that start with a value's key. The key of a longer text may start with it too: its
 * escape goes on with 0xff, which is above, or inverted with 0x00, which is below everything else that follows.
 */
function around(value: Value, descending: boolean, fold?: Fold): { key: string; start: string; end: string } {
  const key = encodeKey(value, descending, fold);
  return { key, start: descending ? `${key}\x01` : key, end: key + KEY_AFTER_ALL };
}

function pointInterval(value: Value, descending: boolean, fold?: Fold): Interval {
  const { key, start, end } = around(value, descending, fold);
  return { low: start, high: end, point: key };
}

function buildPointBounds(leaf: Leaf, descending: boolean, fold?: Fold): FieldBounds | undefined {
  const values = leaf.operator === 'in' ? (leaf.operand as Value[]) : [leaf.operand];
  if (values.some((value) => isCompiledRegex(value) || Array.isArray(value) || value === undefined)) return undefined;
  // Folded keys tell texts apart as the collation does, and the documents are asked all the same.
  const exact = values.every((value) => value !== null && !(fold && holdsText(value)));
  if (values.length === 1) return { intervals: [pointInterval(values[0], descending, fold)], exact };
  const byKey = new Map<string, Interval>();
  for (const value of values) {
    const interval = pointInterval(value, descending, fold);
    byKey.set(interval.low, interval);
  }
  const intervals = [...byKey.values()].sort((a, b) => (a.low < b.low ? -1 : 1));
  return { intervals, exact };
}

/** Whether a collation has a say in how the value compares. */
export function holdsText(value: Value): boolean {
  const type = canonicalType(value);
  if (type === CANONICAL.array) return (value as Value[]).some(holdsText);
  return type === CANONICAL.string || type === CANONICAL.object;
}

interface Range {
  interval: Interval;
  exact: boolean;
  /** NaN is first among the numbers but fits no comparison: with an open lower end it must be checked on the document. */
  mayMeetNaN: boolean;
  excludesNaN: boolean;
}

function toRange(leaf: Leaf, descending: boolean): Range | undefined {
  switch (leaf.operator) {
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return comparisonRange(leaf.operator, leaf.operand, descending);
    case 'regex':
      return prefixRange(leaf.operand as CompiledRegex, descending);
    case 'type':
      return typeRange(leaf.operand, descending);
    default:
      return undefined;
  }
}

/** All keys of one canonical type. */
function bracket(type: number, descending: boolean): Interval {
  const first = typeByte(type).charCodeAt(0);
  const byte = descending ? ~first & 0xff : first;
  return { low: String.fromCharCode(byte), high: String.fromCharCode(byte + 1) };
}

/** The types that have a bracket of their own, which are those that indexes are asked for. */
function typeRange(type: Value, descending: boolean): Range | undefined {
  if (type !== 'date' && type !== 'string') return undefined;
  // Symbols compare with texts and are in their bracket.
  return {
    interval: bracket(CANONICAL[type], descending),
    exact: type === 'date',
    mayMeetNaN: false,
    excludesNaN: true,
  };
}

function comparisonRange(operator: 'gt' | 'gte' | 'lt' | 'lte', value: Value, descending: boolean): Range | undefined {
  const type = canonicalType(value);
  const isOpen = type === CANONICAL.null || type === CANONICAL.minKey || type === CANONICAL.maxKey;
  if (isOpen || type === CANONICAL.array || type === CANONICAL.undefined) return undefined;
  if (isNumeric(value) && Number.isNaN(toNumber(value))) return undefined;
  const interval = bracket(type, descending);
  const { start, end } = around(value, descending);
  const inclusive = operator === 'gte' || operator === 'lte';
  const fromBelow = (operator === 'gt' || operator === 'gte') !== descending;
  if (fromBelow) interval.low = inclusive ? start : end;
  else interval.high = inclusive ? end : start;
  const isUpper = operator === 'lt' || operator === 'lte';
  const mayMeetNaN = type === CANONICAL.number && isUpper;
  return { interval, exact: type !== CANONICAL.object, mayMeetNaN, excludesNaN: !isUpper };
}

function prefixRange(regex: CompiledRegex, descending: boolean): Range | undefined {
  const prefix = literalPrefix(regex);
  if (prefix === '' || descending) return undefined;
  const low = encodeKey(prefix).slice(0, -1);
  return { interval: { low, high: low + KEY_AFTER_ALL }, exact: false, mayMeetNaN: false, excludesNaN: false };
}
