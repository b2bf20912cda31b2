import { type ApolloServerOptions, type BaseContext, HeaderMap } from '@apollo/server';
import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import { LRUCache } from 'lru-cache';
import { badRequest } from '../common/bad-request.ts';
import { Turns } from '../common/turns.ts';
import type { EventOrigin, SecurityLog } from '../log/security-events.ts';
import { operationRules, PARSE_OPTIONS } from './operation-limits.ts';
import { ParsingBudget } from './parsing-budget.ts';
import { checkSelectionSize } from './selection-size.ts';

/** Maximum characters of a document. The longest of our clients has 10,000. */
const MAXIMUM_LENGTH = 20_000;
/** Maximum characters of all cached documents; parsed, each takes some 25 bytes. All documents of our clients have 450,000. */
const MAXIMUM_KEPT_LENGTH = 1_000_000;
/** Maximum validation errors returned for a document. Each costs a search for its line and for similar names. */
const MAXIMUM_MISTAKES = 5;

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

export type ReadDocument = { readonly document: DocumentNode } | { readonly mistakes: readonly GraphQLError[] };

function tooMany(seconds: number): GraphQLError {
  const headers = new HeaderMap([['retry-after', String(seconds)]]);
  return new GraphQLError('Too many different operations. Please wait, or send the same ones with variables.', {
    extensions: { code: 'TOO_MANY_REQUESTS', http: { status: 429, headers } },
  });
}

/** Adds the code that Apollo Server gives such errors, also over a WebSocket. */
function withCode(error: GraphQLError): GraphQLError {
  const { message, nodes, originalError } = error;
  const extensions = { code: 'GRAPHQL_VALIDATION_FAILED', ...error.extensions };
  return new GraphQLError(message, { nodes, originalError, extensions });
}

/**
 * Parses and validates documents sent over HTTP and WebSockets, and caches valid ones. A new document takes processor time that
 * others wait for, so it has to be short and small, its network must have budget left, and each is parsed in its own turn of the
 * event loop.
 */
export class OperationDocuments {
  private readonly kept = new LRUCache<string, DocumentNode>({
    maxSize: MAXIMUM_KEPT_LENGTH,
    sizeCalculation: ({ loc }) => loc?.end || 1,
  });
  private readonly turns = new Turns();
  private readonly schema: GraphQLSchema;
  private readonly introspection: boolean;
  private readonly budget: ParsingBudget;
  private readonly security: SecurityLog;

  constructor(
    schema: GraphQLSchema,
    { introspection, security, budget = new ParsingBudget() }: OperationDocumentsOptions,
  ) {
    this.schema = schema;
    this.introspection = introspection;
    this.budget = budget;
    this.security = security;
  }

  /**
   * The document of a text with this hash, or its errors. The time counts against the network of `origin`; null for an operation
   * of our own clients. Throws a GraphQLError if the document is rejected unread.
   */
  async read(text: string, hash: string, origin: EventOrigin | null): Promise<ReadDocument> {
    const known = this.kept.get(hash);
    if (known) return { document: known };
    if (text.length > MAXIMUM_LENGTH) throw badRequest(`A document has ${MAXIMUM_LENGTH} characters at most.`);
    return this.turns.run(() => {
      // Another caller may have sent it meanwhile, and the network may have spent its budget.
      const document = this.kept.get(hash);
      if (document) return { document };
      if (origin === null) return this.parse(text, hash);
      const seconds = this.budget.secondsToWait(origin.address);
      if (seconds > 0) {
        this.security.record('rateLimitReached', { limit: 'new-operations' }, origin);
        throw tooMany(seconds);
      }
      return this.budget.spend(origin.address, () => this.parse(text, hash));
    });
  }

  /** The document with this hash, if it is cached. */
  get(hash: string): DocumentNode | undefined {
    return this.kept.get(hash);
  }

  /** For Apollo Server, which reads in-process page queries, and operations sent by hash alone, by itself. */
  get store(): DocumentStore {
    const toHash = (key: string) => key.slice(key.lastIndexOf(':') + 1);
    return {
      get: async (key) => this.kept.get(toHash(key)),
      set: async (key, document) => void this.kept.set(toHash(key), document),
      delete: async (key) => this.kept.delete(toHash(key)),
    };
  }

  private parse(text: string, hash: string): ReadDocument {
    const document = parse(text, PARSE_OPTIONS);
    checkSelectionSize(document);
    const rules = [...specifiedRules, ...operationRules({ introspection: this.introspection })];
    const mistakes = validate(this.schema, document, rules, {
      maxErrors: MAXIMUM_MISTAKES,
      // Suggestions disclose parts of the schema.
      hideSuggestions: !this.introspection,
    });
    if (mistakes.length > 0) return { mistakes: mistakes.map(withCode) };
    this.kept.set(hash, document);
    return { document };
  }
}

interface OperationDocumentsOptions {
  readonly introspection: boolean;
  readonly security: SecurityLog;
  readonly budget?: ParsingBudget;
}
