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
import { badRequest } from '../common/bad-request.ts';
import { isStaff } from '../common/permissions.ts';
import type { RequestContext } from '../common/request-context.ts';
import { operationCost } from './operation-cost.ts';

/** The deepest selection of our clients has 7 levels. */
const MAXIMUM_DEPTH = 10;
const MAXIMUM_ALIASES = 20;
const MAXIMUM_TOKENS = 2000;

/**
 * Maximum cost of an operation (operation-cost.ts). The most expensive one of the storefront, an order, costs 2,390, that of the
 * back office, a page of 100 returns, 15,600; a test keeps both below half of the limits.
 */
export const MAXIMUM_COST = { visitor: 5000, staff: 32_000 } as const;

/** Reports the error with the other validation errors of the document, instead of aborting validation. */
const REPORT = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** NUL, which terminates patterns in the database, and unpaired surrogates, which UTF-8 cannot encode. */
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

/** Validation rules in addition to GraphQL's own, for HTTP and WebSocket. */
export function operationRules({ introspection }: { introspection: boolean }): ValidationRule[] {
  return [
    maxDepthRule({ n: MAXIMUM_DEPTH, ignoreIntrospection: true, flattenFragments: true, ...REPORT }),
    maxAliasesRule({ n: MAXIMUM_ALIASES, ...REPORT }),
    usableTextRule,
    ...(introspection ? [] : [NoSchemaIntrospectionCustomRule]),
  ] as unknown as ValidationRule[];
}

/** Iterative: the client determines the nesting depth of variables. */
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

/** Throws if a valid operation may not run for this caller or with these variables. */
export function checkOperation(requested: RequestedOperation, context: RequestContext): void {
  const { schema, document, operation, variables } = requested;
  // Mutations are exempt: their validation names the form field with the unusable text.
  if (operation.operation !== OperationTypeNode.MUTATION && hasUnusableText(variables)) {
    throw badRequest(UNUSABLE_TEXT_MESSAGE);
  }
  const cost = operationCost(schema, document, operation, variables ?? {});
  const maximum = isStaff(context.viewer) ? MAXIMUM_COST.staff : MAXIMUM_COST.visitor;
  if (cost <= maximum) return;
  // Checked first: staff whose session has expired should sign in, not get a cost error.
  assertOperationAllowed(schema, operation, context);
  throw badRequest(`The operation costs ${cost}, more than ${maximum}: ask for fewer rows or fields.`);
}
