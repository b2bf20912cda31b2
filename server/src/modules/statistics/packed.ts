declare const content: unique symbol;

/**
 * Figures as one text. A year of charts reads hundreds of rollups with a thousand small values each: as fields of a document
 * most of the time would go into taking those apart one by one.
 */
export type Packed<T> = string & { readonly [content]: T };

export const pack = <T>(figures: T) => JSON.stringify(figures) as Packed<T>;
export const unpack = <T>(text: Packed<T>) => JSON.parse(text) as T;
