import type { Model, QueryFilter } from 'mongoose';

/** How many documents fit. For all of them the database knows the number, and need not look at each. */
export function countDocuments<T>(model: Model<T>, filter: QueryFilter<T>): Promise<number> {
  const isAll = Object.keys(filter).length === 0;
  return (isAll ? model.estimatedDocumentCount() : model.countDocuments(filter)).exec();
}
