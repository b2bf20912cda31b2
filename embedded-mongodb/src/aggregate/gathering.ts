import { compareValues } from '../bson/compare.ts';
import { approximateSize } from '../bson/size.ts';
import type { Value } from '../bson/values.ts';
import type { Collation } from '../collation/collation.ts';
import { isNullish } from '../expression/operands.ts';
import { setKey } from '../expression/set-operators.ts';
import { Sum } from '../expression/statistics.ts';

/** Collects the values of one expression; `add` returns the number of bytes by which the held memory grew. */
export interface Gathering {
  add(value: Value): number;
  readonly result: Value;
}

export function summing(result: (sum: Sum) => Value): Gathering {
  const sum = new Sum();
  return {
    add(value) {
      sum.add(value);
      return 0;
    },
    get result() {
      return result(sum);
    },
  };
}

export function extreme(sign: 1 | -1, collation: Collation | undefined): Gathering {
  let best: Value = null;
  return {
    add(value) {
      if (isNullish(value) || (best !== null && compareValues(value, best, collation) * sign <= 0)) return 0;
      const growth = approximateSize(value) - approximateSize(best);
      best = value;
      return growth;
    },
    get result() {
      return best;
    },
  };
}

/** The values that pass `isKept`, in order. */
export function kept(
  isKept: (values: Value[], value: Value) => boolean,
  result: (values: Value[]) => Value,
): Gathering {
  const values: Value[] = [];
  return {
    add(value) {
      if (!isKept(values, value)) return 0;
      values.push(value);
      return approximateSize(value);
    },
    get result() {
      return result(values);
    },
  };
}

export function last(): Gathering {
  let latest: Value = null;
  return {
    add(value) {
      const growth = approximateSize(value) - approximateSize(latest);
      latest = value;
      return growth;
    },
    get result() {
      return nullForMissing(latest);
    },
  };
}

export function nullForMissing(value: Value): Value {
  return value ?? null;
}

export function first(values: readonly Value[]): Value {
  return nullForMissing(values[0]);
}

export function all(values: Value[]): Value {
  return values;
}

/** All values, including missing ones. */
export function collected(result: (values: Value[]) => Value): Gathering {
  return kept(() => true, result);
}

export function distinct(collation: Collation | undefined): Gathering {
  const byKey = new Map<string, Value>();
  return {
    add(value) {
      if (value === undefined) return 0;
      const key = setKey(value, collation);
      if (byKey.has(key)) return 0;
      byKey.set(key, value);
      return approximateSize(value);
    },
    get result() {
      return [...byKey.values()];
    },
  };
}
