import type { Index } from '../catalog/collection.ts';
import type { SortField } from '../sorting/sort.ts';
import type { FieldBounds } from './bounds.ts';

/** How to scan an index in a requested order. */
export interface IndexOrder {
  reverse: boolean;
  /** The number of leading fields with several values: the scans of each combination are merged. */
  merged: number;
}

/** The maximum number of merged scans. */
const MOST_SCANS = 200;

/** How to scan the index in sort order; undefined if it does not provide that order. */
export function indexOrder(
  index: Index,
  bounds: readonly (FieldBounds | undefined)[],
  sort: readonly SortField[],
): IndexOrder | undefined {
  if (sort.length === 0) return { reverse: false, merged: 0 };
  return ordered(index, bounds, sort, 1) ?? ordered(index, bounds, sort, MOST_SCANS);
}

/** Fields before the sort fields may have several values, up to a number of combinations. */
function ordered(
  index: Index,
  bounds: readonly (FieldBounds | undefined)[],
  sort: readonly SortField[],
  mostScans: number,
): IndexOrder | undefined {
  const countPoints = (at: number) => {
    const intervals = bounds[at]?.intervals;
    return intervals?.every(({ point }) => point !== undefined) ? intervals.length : 0;
  };
  let at = 0;
  let scans = 1;
  let merged = 0;
  let reverse: boolean | undefined;
  for (const { path, descending } of sort) {
    const isSingle = (field: Index['fields'][number], position: number) =>
      field.name === path && countPoints(position) === 1 && index.multikey[position] !== true;
    if (index.fields.some(isSingle)) continue;
    for (; at < index.fields.length && index.fields[at]?.name !== path; at++) {
      const points = countPoints(at);
      scans *= points;
      if (scans === 0 || scans > mostScans || (points > 1 && reverse !== undefined)) return undefined;
      if (points > 1) merged = at + 1;
    }
    const field = index.fields[at];
    if (field === undefined || index.multikey[at]) return undefined;
    const isReverse = field.descending !== descending;
    if (reverse !== undefined && reverse !== isReverse) return undefined;
    reverse = isReverse;
    at++;
  }
  return { reverse: reverse ?? false, merged };
}
