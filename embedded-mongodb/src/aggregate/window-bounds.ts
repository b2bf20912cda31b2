import { compareValues } from '../bson/compare.ts';
import { type Document, isDocument, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { failedToParse, MongoError } from '../errors.ts';
import { add } from '../expression/arithmetic.ts';
import { addToDate, type TimeUnit, timeUnit } from '../expression/date-arithmetic.ts';
import type { Compiler } from '../expression/operands.ts';
import { UTC } from '../expression/time-zone.ts';
import { type SortField, sortKeys } from '../sorting/sort.ts';

/** The rows around a row of its partition: from `start` to before `end`. */
export type Window = (rows: readonly Document[], at: number) => { start: number; end: number };

/** The context of a window function. */
export interface WindowSettings {
  compiler: Compiler;
  sort: readonly SortField[];
}

type Bound = 'unbounded' | 'current' | number;

/** Reads the window of a window function. */
export function parseWindow(source: Value, sort: readonly SortField[]): Window {
  if (!isDocument(source)) throw failedToParse("'window' field must be an object");
  if (source.documents !== undefined && source.range !== undefined) {
    throw failedToParse("Window bounds can specify either 'documents' or 'range', not both.");
  }
  if (source.range !== undefined) return rangeWindow(parseBounds(source.range, 'range'), source.unit, sort);
  if (source.unit !== undefined) throw failedToParse("Window bounds can only specify 'unit' with range-based bounds.");
  const bounds =
    source.documents === undefined ? (['unbounded', 'unbounded'] as const) : parseBounds(source.documents, 'documents');
  if (sort.length === 0 && bounds.some((bound) => bound !== 'unbounded')) {
    throw new MongoError(5339901, "Document-based bounds require a 'sortBy'.");
  }
  return documentWindow(bounds);
}

function parseBounds(source: Value, kind: string): readonly [Bound, Bound] {
  if (!Array.isArray(source) || source.length !== 2) {
    throw failedToParse(`Window bounds must be a 2-element array: ${kind}`);
  }
  const [lower, upper] = source.map((bound): Bound => {
    if (bound === 'unbounded' || bound === 'current') return bound;
    if (!isNumeric(bound)) {
      throw failedToParse(`Window bounds must be 'unbounded', 'current', or a number.`);
    }
    const number = toNumber(bound);
    if (kind === 'documents' && !Number.isInteger(number)) {
      throw failedToParse(`Numeric document-based bounds must be an integer`);
    }
    return number;
  }) as [Bound, Bound];
  const order = (bound: Bound) => (bound === 'current' ? 0 : bound);
  if (lower !== 'unbounded' && upper !== 'unbounded' && order(lower) > order(upper)) {
    throw new MongoError(5339900, 'Lower bound must not exceed upper bound');
  }
  return [lower, upper];
}

function documentWindow([lower, upper]: readonly [Bound, Bound]): Window {
  return (rows, at) => {
    const clamp = (position: number) => Math.min(rows.length, Math.max(0, position));
    const start = lower === 'unbounded' ? 0 : clamp(at + (lower === 'current' ? 0 : lower));
    const end = upper === 'unbounded' ? rows.length : clamp(at + (upper === 'current' ? 0 : upper) + 1);
    return { start, end: Math.max(start, end) };
  };
}

/** The rows whose sort value is within the bounds, relative to the row's own. */
function rangeWindow([lower, upper]: readonly [Bound, Bound], unit: Value, sort: readonly SortField[]): Window {
  const [field] = sort;
  if (!field || sort.length > 1 || field.descending) {
    throw new MongoError(5339902, 'Range-based bounds require a sortBy a single field, ascending.');
  }
  const step = typeof unit === 'string' ? timeUnit(unit) : undefined;
  return (rows, at) => {
    const own = sortKeys(rows[at] as Document, sort)[0];
    const isOnScale = isNumeric(own) || own instanceof Date;
    const isReached = (bound: Bound, row: Document, sign: 1 | -1) => {
      if (bound === 'unbounded') return true;
      const limit = bound === 'current' || !isOnScale ? own : moved(own, bound, step);
      return compareValues(sortKeys(row, sort)[0], limit) * sign >= 0;
    };
    let start = 0;
    while (start < rows.length && !isReached(lower, rows[start] as Document, 1)) start++;
    let end = rows.length;
    while (end > start && !isReached(upper, rows[end - 1] as Document, -1)) end--;
    return { start, end };
  };
}

/** A number or date shifted by an offset. */
export function moved(value: Value, by: Value, unit: TimeUnit | undefined): Value {
  if (value instanceof Date) {
    if (unit === undefined) throw new MongoError(5429413, 'a date needs a unit to be moved by');
    return addToDate(value, unit, isNumeric(by) ? toNumber(by) : 0, UTC);
  }
  if (unit !== undefined) throw new MongoError(5429414, 'Invalid range: a unit is only for dates');
  return add([value, by]);
}
