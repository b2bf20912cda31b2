/**
 * A condition on a field with a partial index whose filter is `{ $type: 'string' }`. The database uses such an index
 * only if the query repeats that filter; it does not infer it from the value, and would scan the whole collection.
 */
export const textIs = <T extends string>(value: T) => ({ $eq: value, $type: 'string' }) as const;
export const textIn = (values: readonly string[]) => ({ $in: [...values], $type: 'string' }) as const;

/** The same for a partial index of dates: those up to the given one. */
export const dateUntil = (last: Date) => ({ $lte: last, $type: 'date' }) as const;
