import type { Document, Value } from '../bson/values.ts';

/** What a value breaks of one keyword, in the form of DocumentValidationFailure; nothing where it keeps it. */
export type Rule = (value: Value) => Document | undefined;

/** Reads a keyword's operand; the whole schema is there for keywords that belong together. */
export type Keyword = (operand: Value, schema: Document, parse: SchemaParser) => Rule | undefined;

export type SchemaParser = (schema: Value, keyword: string) => Schema;

export interface Schema {
  /** The title and description, which failures repeat. */
  readonly annotations: Document;
  accepts(value: Value): boolean;
  failures(value: Value): Document[];
}
