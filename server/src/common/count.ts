import type { Model, QueryFilter } from 'mongoose';

/** The number of matching documents. Without a filter the database returns a stored count instead of scanning. */
export function countDocuments<T>(model: Model<T>, filter: QueryFilter<T>): Promise<number> {
  const isAll = Object.keys(filter).length === 0;
  return (isAll ? model.estimatedDocumentCount() : model.countDocuments(filter)).exec();
}
