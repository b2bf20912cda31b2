import { Schema, type SchemaDefinition, type SchemaOptions, type Types } from 'mongoose';

declare const stored: unique symbol;

interface Stores<T> {
  readonly [stored]: T;
}

/** The type of a field whose constructor is too general: `{ type: stores<Market>(String), required: true }`. */
export const stores = <T>(type: unknown) => type as Stores<T>;

/** As a default: mongoose stores null, but a record inserted through the driver may omit the field. */
export const NULL_OR_MISSING = null as null | undefined;

export type RecordSchema<T> = Schema<T> & Stores<T>;

/** The type of documents, or of a part of them, read from a collection with this schema. */
export type RecordOf<S> = S extends Stores<infer T> ? T : never;

/** Mongoose stores an empty list if none is given, unless the default says otherwise. */
type IsOptional<F> = F extends { readonly required: true }
  ? false
  : F extends { readonly type: infer T }
    ? F extends { readonly default: infer D }
      ? undefined extends D
        ? true
        : false
      : T extends readonly unknown[]
        ? false
        : true
    : false;

type ValueOf<T> =
  T extends Stores<infer V>
    ? V
    : T extends readonly [infer Item]
      ? FieldValue<Item>[]
      : T extends StringConstructor
        ? string
        : T extends NumberConstructor
          ? number
          : T extends BooleanConstructor
            ? boolean
            : T extends DateConstructor
              ? Date
              : T extends typeof Buffer
                ? Buffer
                : T extends typeof Schema.Types.ObjectId
                  ? Types.ObjectId
                  : FieldsOf<T>;

type FieldValue<F> = F extends { readonly type: infer T }
  ? ValueOf<T> | (F extends { readonly default: infer D } ? (null extends D ? null : never) : never)
  : ValueOf<F>;

type FieldsOf<F> = {
  -readonly [K in keyof F as F[K] extends false ? never : IsOptional<F[K]> extends true ? never : K]: FieldValue<F[K]>;
} & {
  -readonly [K in keyof F as IsOptional<F[K]> extends true ? K : never]?: FieldValue<F[K]>;
};

type Flat<T> = { [K in keyof T]: T[K] };

type RecordOfFields<F, Options> = Flat<
  FieldsOf<F> &
    (Options extends { readonly _id: false }
      ? unknown
      : F extends { readonly _id: unknown }
        ? unknown
        : { _id: Types.ObjectId })
>;

/**
 * A schema from which the type of its records is inferred (`RecordOf`). A field is always present if it is `required`, has a
 * default other than undefined, or is only a type; it may be null if its default is null; all others may be absent.
 */
export function recordSchema<const F extends SchemaDefinition, const Options extends SchemaOptions>(
  fields: F,
  options: Options,
): RecordSchema<RecordOfFields<F, Options>> {
  return new Schema(fields as SchemaDefinition, options as SchemaOptions) as never;
}
