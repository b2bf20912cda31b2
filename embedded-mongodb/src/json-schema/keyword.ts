import type { Document, Value } from '../bson/values.ts';

/** The violation of a keyword in the format of DocumentValidationFailure; undefined if the value is valid. */
export type Rule = (value: Value) => Document | undefined;

/** Parses a keyword's operand; the schema gives access to related keywords. */
export type Keyword = (operand: Value, schema: Document, parse: SchemaParser) => Rule | undefined;

export type SchemaParser = (schema: Value, keyword: string) => Schema;

export interface Schema {
  /** The title and description, which failures repeat. */
  readonly annotations: Document;
  accepts(value: Value): boolean;
  failures(value: Value): Document[];
}
