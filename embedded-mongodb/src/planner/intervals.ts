import { KEY_AFTER_ALL } from '../key-string/key-string.ts';
import { afterPrefix, MAX_BOUND } from '../key-string/shortened-key.ts';
import type { FieldBounds } from './bounds.ts';

export interface KeyInterval {
  low: string;
  high: string;
}

/** Ascending intervals of keys, relative to the index, that share the same leading values. */
export interface IntervalGroup {
  prefix: string;
  intervals: KeyInterval[];
}

const MAX_INTERVALS = 1000;

interface Combined {
  groups: IntervalGroup[];
  strength: number;
  whole: boolean;
}

/**
 * Combines the intervals of fields to intervals of compound keys: single values form the prefix, the last field the bounds.
 * Intervals with the same values in the first `merged` fields form a group.
 */
export function combine(bounds: readonly (FieldBounds | undefined)[], merged: number): Combined {
  let prefixes = [{ key: '', group: '' }];
  let intervals: (KeyInterval & { group: string })[] = [{ low: '', high: KEY_AFTER_ALL, group: '' }];
  let strength = 0;
  let whole = true;
  for (const [at, entry] of bounds.entries()) {
    if (!entry) break;
    if (prefixes.length * entry.intervals.length > MAX_INTERVALS) {
      whole = false;
      break;
    }
    const extended = prefixes.flatMap((prefix) =>
      entry.intervals.map(({ low, high, point }) => {
        const key = prefix.key + (point ?? '');
        const group = at < merged ? key : prefix.group;
        return { key, group, low: prefix.key + low, high: prefix.key + high };
      }),
    );
    intervals = extended;
    prefixes = extended;
    strength += entry.intervals.every((interval) => interval.point !== undefined) ? 10 : 5;
  }
  const groups = new Map<string, KeyInterval[]>();
  for (const interval of intervals) {
    const cut = cutLong(interval);
    if (cut !== interval) whole = false;
    const group = groups.get(interval.group);
    if (group) addInterval(group, cut);
    else groups.set(interval.group, [cut]);
  }
  return { groups: [...groups].map(([prefix, own]) => ({ prefix, intervals: own })), strength, whole };
}

/** Appends an interval in ascending order; merges it with the last one if shortened bounds overlap. */
function addInterval(intervals: KeyInterval[], next: KeyInterval): void {
  const last = intervals.at(-1);
  if (last && next.low < last.high) last.high = next.high > last.high ? next.high : last.high;
  else intervals.push(next);
}

function cutLong(interval: KeyInterval): KeyInterval {
  if (interval.low.length <= MAX_BOUND && interval.high.length <= MAX_BOUND) return interval;
  const high = interval.high.length <= MAX_BOUND ? interval.high : afterPrefix(interval.high.slice(0, MAX_BOUND));
  return { low: interval.low.slice(0, MAX_BOUND), high };
}
