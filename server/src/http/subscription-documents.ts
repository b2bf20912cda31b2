import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  parse,
  type ValidationRule,
  validate,
} from 'graphql';
import { PARSE_OPTIONS } from './operation-limits.ts';

/** The clients of the shop have fewer subscriptions, all of them shorter. */
const MAXIMUM_KEPT = 100;
const MAXIMUM_KEPT_LENGTH = 2000;

/**
 * Parses and validates the documents of subscriptions, and keeps the last valid ones: after a restart thousands of pages
 * send the same few, and each open subscription would otherwise keep a copy.
 */
export class SubscriptionDocuments {
  private readonly kept = new Map<string, DocumentNode>();
  private readonly schema: GraphQLSchema;
  private readonly rules: readonly ValidationRule[];

  constructor(schema: GraphQLSchema, rules: readonly ValidationRule[]) {
    this.schema = schema;
    this.rules = rules;
  }

  /** Throws where the text cannot be parsed. */
  parse(text: string): DocumentNode {
    const known = this.kept.get(text);
    if (!known) return parse(text, PARSE_OPTIONS);
    // Back to the end: the first one has not been asked for for longest.
    this.kept.delete(text);
    this.kept.set(text, known);
    return known;
  }

  /** What is wrong with the document of a text. */
  validate(text: string, document: DocumentNode): readonly GraphQLError[] {
    if (this.kept.get(text) === document) return [];
    const mistakes = validate(this.schema, document, this.rules);
    if (mistakes.length === 0 && text.length <= MAXIMUM_KEPT_LENGTH) this.keep(text, document);
    return mistakes;
  }

  private keep(text: string, document: DocumentNode): void {
    this.kept.set(text, document);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MAXIMUM_KEPT) return;
      this.kept.delete(oldest);
    }
  }
}
