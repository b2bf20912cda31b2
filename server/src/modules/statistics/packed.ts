declare const content: unique symbol;

/**
 * Numbers packed into one string. A chart of a year reads hundreds of rollups with a thousand small values each: as
 * separate fields most of the time would go into decoding BSON.
 */
export type Packed<T> = string & { readonly [content]: T };

export const pack = <T>(figures: T) => JSON.stringify(figures) as Packed<T>;
export const unpack = <T>(text: Packed<T>) => JSON.parse(text) as T;
