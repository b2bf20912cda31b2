import type { DateSort } from '@eunbit/schema/date-sort';
import type { Types } from 'mongoose';

interface Dated {
  readonly _id: Types.ObjectId;
  readonly createdAt: Date;
}

/** The sort order of lists that show the newest first. The id breaks ties within a millisecond. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** The order of lists that can start at either end; an index for one is read backwards for the other. */
export const ORDER_OF: Readonly<Record<DateSort, Readonly<Record<'createdAt' | '_id', 1 | -1>>>> = {
  NEWEST: NEWEST_FIRST,
  OLDEST: { createdAt: 1, _id: 1 },
};

/** `NEWEST_FIRST` for `Array.sort`. */
export function byNewest(one: Dated, other: Dated): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || (String(one._id) < String(other._id) ? 1 : -1);
}
