import { type QueryFilter, Types } from 'mongoose';
import { cursorError, decodeCursor, encodeCursor } from './cursor.ts';
import { isObjectId } from './object-id.ts';

/** The sort order of a list; `_id`, in the same direction, breaks ties. */
export interface Keyset {
  /** May be a path into a subdocument: `amounts.total`. */
  readonly field: string;
  readonly direction: 1 | -1;
  readonly kind: 'date' | 'number';
}

function valueAt(row: unknown, path: string): unknown {
  return path.split('.').reduce((inner, name) => (inner as Record<string, unknown> | null)?.[name], row);
}

export function keysetOrder({ field, direction }: Keyset): Record<string, 1 | -1> {
  return { [field]: direction, _id: direction };
}

/** The cursor of a row. */
export function keysetCursor({ field }: Keyset, row: { readonly _id: Types.ObjectId }): string {
  const value = valueAt(row, field);
  return encodeCursor([value instanceof Date ? value.toISOString() : String(value), String(row._id)]);
}

/** The condition for rows after a cursor; throws `cursorError` if it is not a cursor of this list. */
export function beyondCursor<T>({ field, direction, kind }: Keyset, cursor: string): QueryFilter<T> {
  const [text, id] = decodeCursor(cursor);
  const value = kind === 'date' ? new Date(text) : Number(text);
  if (Number.isNaN(value.valueOf()) || !isObjectId(id)) throw cursorError();
  const further = direction === 1 ? '$gt' : '$lt';
  return {
    // Redundant, but bounds the index scan, which would start at the beginning for the `$or` below.
    [field]: { [`${further}e`]: value },
    $or: [{ [field]: { [further]: value } }, { [field]: value, _id: { [further]: new Types.ObjectId(id) } }],
  } as QueryFilter<T>;
}
