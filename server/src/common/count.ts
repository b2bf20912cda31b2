import type { Model, QueryFilter } from 'mongoose';

/** The number of matching documents. Without a filter the database knows the number and need not scan. */
export function countDocuments<T>(model: Model<T>, filter: QueryFilter<T>): Promise<number> {
  const isAll = Object.keys(filter).length === 0;
  return (isAll ? model.estimatedDocumentCount() : model.countDocuments(filter)).exec();
}
