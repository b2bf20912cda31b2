import { BSONRegExp } from 'bson';
import type { Document, Value } from '../bson/values.ts';

/** A filter for a field with one of some values; a regular expression is a value, too, and none that texts are to fit. */
export function buildInFilter(field: string, values: readonly Value[]): Document {
  const plain = { [field]: { $in: values.filter((value) => !(value instanceof BSONRegExp)) } };
  const expressions = values.filter((value) => value instanceof BSONRegExp);
  return expressions.length === 0
    ? plain
    : { $or: [plain, ...expressions.map((value) => ({ [field]: { $eq: value } }))] };
}
