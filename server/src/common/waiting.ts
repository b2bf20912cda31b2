import { MAXIMUM_WORK_COUNT } from '@eunbit/schema/work';
import type { Model, QueryFilter } from 'mongoose';

/** The number of waiting items, up to `MAXIMUM_WORK_COUNT`, and the date of the oldest. */
export interface Waiting {
  readonly count: number;
  readonly oldestAt: Date | null;
}

/** Counts waiting items in one command; an index has to begin with the filter and continue with `field`. */
export async function readWaiting<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  field: keyof T & string,
): Promise<Waiting> {
  const found = await model
    .find(filter, { [field]: 1 })
    .sort({ [field]: 1, _id: 1 })
    .limit(MAXIMUM_WORK_COUNT)
    .lean<Record<string, Date>[]>();
  return { count: found.length, oldestAt: found[0]?.[field] ?? null };
}
