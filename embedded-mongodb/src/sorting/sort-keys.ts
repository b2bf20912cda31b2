import { isPosition } from '../bson/path.ts';
import { isDocument, type Value } from '../bson/values.ts';

/** The values at a path as an index would contain them: null if missing, undefined for an empty array. */
export function allValuesForSort(value: Value, path: readonly string[], at = 0): Value[] {
  if (at === path.length) {
    if (!Array.isArray(value)) return [value === undefined ? null : value];
    return value.length === 0 ? [undefined] : value;
  }
  const key = path[at] as string;
  if (isDocument(value)) return allValuesForSort(value[key], path, at + 1);
  if (!Array.isArray(value)) return [null];
  if (isPosition(key) && Number(key) < value.length) return allValuesForSort(value[Number(key)], path, at + 1);
  if (value.length === 0) return [null];
  return value.flatMap((element) => (isDocument(element) ? allValuesForSort(element, path, at) : [null]));
}
