import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  OperationTypeNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { assertOperationAllowed } from '../common/allow.ts';
import { isStaff } from '../common/permissions.ts';
import type { RequestContext } from '../common/request-context.ts';
import { operationCost } from './operation-cost.ts';

/** Deepest selection any of our screens needs is 7; lists hold no cycles worth following further. */
const MAXIMUM_DEPTH = 10;
const MAXIMUM_ALIASES = 20;
const MAXIMUM_TOKENS = 2000;

/**
 * What an operation may cost (operation-cost.ts). The dearest of the storefront costs 1,700, the dearest of the back
 * office, a page of 100 orders, 9,700; a test holds both well below.
 */
export const MAXIMUM_COST = { visitor: 4000, staff: 25_000 } as const;

/** Reported among the other mistakes of a document instead of ending its validation. */
const REPORT = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** A NUL, which the database's patterns end at, and halves of characters, which no encoding can carry. */
const UNUSABLE_TEXT = /[\0\p{Surrogate}]/u;
const UNUSABLE_TEXT_MESSAGE = 'Text must be well-formed Unicode without NUL characters.';

function usableTextRule(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node) {
      if (UNUSABLE_TEXT.test(node.value)) {
        context.reportError(new GraphQLError(UNUSABLE_TEXT_MESSAGE, { nodes: node }));
      }
    },
  };
}

export const PARSE_OPTIONS = { maxTokens: MAXIMUM_TOKENS };

/** Rules that every document has to keep beside GraphQL's own, over HTTP and WebSocket alike. */
export function operationRules({ introspection }: { introspection: boolean }): ValidationRule[] {
  return [
    maxDepthRule({ n: MAXIMUM_DEPTH, ignoreIntrospection: true, flattenFragments: true, ...REPORT }),
    maxAliasesRule({ n: MAXIMUM_ALIASES, ...REPORT }),
    usableTextRule,
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ] as unknown as ValidationRule[];
}

/** A mistake of the caller that only this server knows of; answered with its reason. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
}

/** Without recursion: how deep variables nest is the caller's choice. */
function hasUnusableText(variables: unknown): boolean {
  const remaining = [variables];
  while (remaining.length > 0) {
    const value = remaining.pop();
    if (typeof value === 'string' && UNUSABLE_TEXT.test(value)) return true;
    if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) remaining.push(key, entry);
    }
  }
  return false;
}

export interface RequestedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>> | null | undefined;
}

/** Throws where an operation is not run for this caller, or not with these variables, although its document is valid. */
export function checkOperation(requested: RequestedOperation, context: RequestContext): void {
  const { schema, document, operation, variables } = requested;
  // Not of a mutation, whose form tells which field it is in.
  if (operation.operation !== OperationTypeNode.MUTATION && hasUnusableText(variables)) {
    throw badRequest(UNUSABLE_TEXT_MESSAGE);
  }
  const cost = operationCost(schema, document, operation, variables ?? {});
  const maximum = isStaff(context.viewer) ? MAXIMUM_COST.staff : MAXIMUM_COST.visitor;
  if (cost <= maximum) return;
  // Staff whose session has ended are to sign in, not to ask for less.
  assertOperationAllowed(schema, operation, context);
  throw badRequest(`The operation costs ${cost}, more than ${maximum}: ask for fewer rows or fields.`);
}
