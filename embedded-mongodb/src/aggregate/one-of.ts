import { BSONRegExp } from 'bson';
import type { Document, Value } from '../bson/values.ts';

/** Matches a field that equals one of the values. Regular expressions are compared as values, not applied to strings. */
export function buildInFilter(field: string, values: readonly Value[]): Document {
  const plain = { [field]: { $in: values.filter((value) => !(value instanceof BSONRegExp)) } };
  const expressions = values.filter((value) => value instanceof BSONRegExp);
  return expressions.length === 0
    ? plain
    : { $or: [plain, ...expressions.map((value) => ({ [field]: { $eq: value } }))] };
}
