import { CANONICAL, canonicalType } from '../bson/compare.ts';
import { isNumeric, toNumber, type Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { encodeKey, type Fold, KEY_AFTER_ALL, typeByte } from '../key-string/key-string.ts';
import { type CompiledRegex, isCompiledRegex, literalPrefix } from '../regex/regex.ts';
import type { Leaf } from './conditions.ts';

/** Keys with low <= key < high; `point` is the key of the value if the interval holds a single one. */
interface Interval {
  low: string;
  high: string;
  point?: string;
}

export interface FieldBounds {
  intervals: Interval[];
  /** Whether the intervals contain matching documents only. */
  exact: boolean;
}

/** The intervals of a field's keys that contain all matching documents; undefined if the conditions do not bound them. */
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
 * The bounds of the stored keys that start with a value's key. A longer string may have this prefix, too: its escape
 * continues with 0xff, or inverted with 0x00, and so sorts after, or before, all other continuations.
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
  // Folded keys distinguish strings as the collation does; the documents are tested anyway.
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

/** Whether a collation affects comparisons of the value. */
export function holdsText(value: Value): boolean {
  const type = canonicalType(value);
  if (type === CANONICAL.array) return (value as Value[]).some(holdsText);
  return type === CANONICAL.string || type === CANONICAL.object;
}

interface Range {
  interval: Interval;
  exact: boolean;
  /** NaN sorts before all numbers but matches no comparison: without a lower bound documents must be tested. */
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

/** The types that have their own type brackets. */
function typeRange(type: Value, descending: boolean): Range | undefined {
  if (type !== 'date' && type !== 'string') return undefined;
  // Symbols compare with strings: they share a bracket.
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
