/**
 * Conditions on a field that has an index of its texts alone, whose filter is `{ $type: 'string' }`. A database takes such
 * an index only where the question repeats that filter; it does not conclude it from the value that is looked for, and
 * reads the whole collection instead.
 */
export const textIs = (value: string) => ({ $eq: value, $type: 'string' }) as const;
export const textIn = (values: readonly string[]) => ({ $in: [...values], $type: 'string' }) as const;

/** The same for dates: those that are not after one. */
export const dateUntil = (last: Date) => ({ $lte: last, $type: 'date' }) as const;
