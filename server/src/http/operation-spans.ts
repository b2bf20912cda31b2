import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError, GraphQLResolveInfo, OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../common/request-context.ts';
import { activeSpan, inSpan, type Span, startDetail } from '../telemetry/tracing.ts';
import type { PersistedOperations } from './persisted-operations.ts';

/** Maximum characters of an operation's name, which callers choose. */
const MAXIMUM_NAME_LENGTH = 100;

interface OperationSpanOptions {
  readonly persistedOperations: PersistedOperations;
  /** Resolvers that take at least this long get spans; null to record none. */
  readonly resolversFromMilliseconds: number | null;
}

/** Executes an operation in a span, whose attributes `operationSpans` sets. */
export const inOperationSpan = <T>(work: () => T): T => inSpan('graphql', {}, work);

/** A trace of its own: the socket of a subscription belongs to no request. */
export const inSubscriptionSpan = <T>(work: () => T): T => inSpan('graphql', { kind: 'server', isRoot: true }, work);

/**
 * `isListed`: the operation is one of the shop's own. Only their names are used for spans, so that callers cannot create more.
 */
export function describeOperation({ operation, name }: OperationDefinitionNode, isListed = false): void {
  const known = name?.value.slice(0, MAXIMUM_NAME_LENGTH);
  const span = activeSpan();
  span?.rename(known && isListed ? `${operation} ${known}` : operation);
  span?.set({ 'graphql.operation.type': operation, 'graphql.operation.name': known });
}

/**
 * Sets the attributes of operation spans: type, name, the code of the first error. Neither text nor variables, which may contain
 * personal data.
 */
export function operationSpans({
  persistedOperations,
  resolversFromMilliseconds,
}: OperationSpanOptions): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      const span = activeSpan();
      if (!span?.isRecording) return;
      return {
        async didResolveOperation({ operation, queryHash }) {
          if (operation) describeOperation(operation, persistedOperations.has(queryHash));
        },
        async willSendResponse({ response: { body } }) {
          if (body.kind === 'single') setError(span, body.singleResult.errors?.[0]);
        },
        ...(resolversFromMilliseconds !== null && {
          executionDidStart: async () => ({
            willResolveField: ({ info }) => timeResolver(info, resolversFromMilliseconds),
          }),
        }),
      };
    },
  };
}

/** Only server errors mark a span as failed: rejecting a client error is correct behaviour. */
function setError(span: Span, error: GraphQLFormattedError | undefined): void {
  if (!error) return;
  const code = String(error.extensions?.code);
  if (code === 'INTERNAL') span.fail(code);
  else span.set({ 'error.type': code });
}

function toPath(path: GraphQLResolveInfo['path']): string {
  return path.prev ? `${toPath(path.prev)}.${path.key}` : String(path.key);
}

/**
 * A resolver is only known to be slow once it has ended, so its span starts in the past, and the spans of its calls are siblings.
 */
function timeResolver({ parentType, fieldName, path }: GraphQLResolveInfo, fromMilliseconds: number) {
  const startedAt = performance.timeOrigin + performance.now();
  return () => {
    if (performance.timeOrigin + performance.now() - startedAt < fromMilliseconds) return;
    const attributes = { 'graphql.field.name': fieldName, 'graphql.field.path': toPath(path) };
    startDetail(`resolve ${parentType.name}.${fieldName}`, { startedAt, attributes })?.end();
  };
}
