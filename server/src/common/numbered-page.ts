import type { Model, QueryFilter } from 'mongoose';
import { countDocuments } from './count.ts';

/** A page of a list that is addressed by page number. */
export interface NumberedPage<T> {
  readonly rows: T[];
  readonly totalCount: number;
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
}

/** Returns the last page for a number beyond it: rows may have been removed since the link was made. */
export async function readNumberedPage<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  order: Readonly<Record<string, 1 | -1>>,
  size: number,
  wanted: number,
): Promise<NumberedPage<T>> {
  const totalCount = await countDocuments(model, filter);
  const pageCount = Math.max(1, Math.ceil(totalCount / size));
  const page = Math.min(Math.max(1, wanted), pageCount);
  if (totalCount === 0) return { rows: [], totalCount, page, pageCount };
  const rows = await model
    .find(filter)
    .sort(order)
    .skip((page - 1) * size)
    .limit(size)
    .lean<T[]>();
  return { rows, totalCount, page, pageCount };
}
