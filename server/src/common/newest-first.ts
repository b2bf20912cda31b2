import type { Types } from 'mongoose';

interface Dated {
  readonly _id: Types.ObjectId;
  readonly createdAt: Date;
}

/** The sort order of lists that show the newest first. The id breaks ties within a millisecond. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/** The same order for `Array.sort`. */
export function byNewest(one: Dated, other: Dated): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || (String(one._id) < String(other._id) ? 1 : -1);
}
