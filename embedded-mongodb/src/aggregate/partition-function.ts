import { type Document, isNumeric, toNumber, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import type { MemoryLimit } from '../sorting/memory-limit.ts';
import { sortKeys } from '../sorting/sort.ts';
import type { Window, WindowSettings } from './window-bounds.ts';

/** Returns a value for each row of a sorted partition. */
export type PartitionFunction = (rows: readonly Document[], memory: MemoryLimit) => Value[];

/** Reads the operand of a function. */
export type WindowFunction = (
  operand: Value,
  window: Window | undefined,
  settings: WindowSettings,
  name: string,
) => PartitionFunction;

export function rowValue(settings: WindowSettings, source: Value): (row: Document) => Value {
  return settings.compiler.forDocuments(source);
}

/** A row's place on the axis that the partition is sorted by. */
export function getPosition(row: Document, { sort }: WindowSettings): number {
  const value = sortKeys(row, sort)[0];
  if (value instanceof Date) return value.getTime();
  if (isNumeric(value)) return toNumber(value);
  throw new MongoError(5624900, 'the value of the sortBy field must be a date or a number here');
}
