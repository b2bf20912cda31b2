import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema, ValidationContext, ValidationRule } from 'graphql';
import type { Logger } from 'pino';
import type { RequestContext } from '../context.ts';
import { type ContextFactory, callerOf, cookieJarOf } from './request-context.ts';

/** Deepest selection any of our screens needs is 7; lists hold no cycles worth following further. */
const MAXIMUM_DEPTH = 10;
const MAXIMUM_ALIASES = 20;
const MAXIMUM_TOKENS = 2000;

/** Reported among the other mistakes of a document instead of ending its validation. */
const REPORT = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** Run beside GraphQL's own rules on every operation, over HTTP and WebSocket alike. */
export const LIMIT_RULES = [
  maxDepthRule({ n: MAXIMUM_DEPTH, ignoreIntrospection: true, flattenFragments: true, ...REPORT }),
  maxAliasesRule({ n: MAXIMUM_ALIASES, ...REPORT }),
] as unknown as ValidationRule[];

export const PARSE_OPTIONS = { maxTokens: MAXIMUM_TOKENS };

/** Codes of GraphQL itself that mean a mistake of the caller. */
const CALLER_MISTAKES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);
const OWN_CODES = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'ORDER_NOT_FOUND', 'TOO_MANY_REQUESTS']);

/** What a caller gets to see of an error: mistakes of theirs as they are, faults of ours without any detail. */
export function maskError(error: GraphQLFormattedError): GraphQLFormattedError {
  const code = String(error.extensions?.code ?? '');
  const { message, locations, path } = error;
  const place = { ...(locations && { locations }), ...(path && { path }) };
  if (OWN_CODES.has(code)) return { message, ...place, extensions: { code } };
  if (CALLER_MISTAKES.has(code)) return { message, ...place, extensions: { code: 'BAD_REQUEST' } };
  return { message: 'Something went wrong. Please try again.', ...place, extensions: { code: 'INTERNAL' } };
}

interface ApolloOptions {
  readonly production: boolean;
  readonly log: Logger;
  readonly plugins: readonly ApolloServerPlugin<RequestContext>[];
}

export function createApollo(
  schema: GraphQLSchema,
  { production, log, plugins }: ApolloOptions,
): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema,
    introspection: !production,
    includeStacktraceInErrorResponses: false,
    validationRules: LIMIT_RULES,
    parseOptions: PARSE_OPTIONS,
    csrfPrevention: true,
    formatError: maskError,
    logger: log,
    plugins: [
      ...plugins,
      // Not used, and would wrap every field of every answer.
      ApolloServerPluginCacheControlDisabled(),
      production ? ApolloServerPluginLandingPageDisabled() : ApolloServerPluginLandingPageLocalDefault({ embed: true }),
      {
        async requestDidStart() {
          return {
            async didEncounterErrors({ errors, contextValue, operationName }) {
              for (const error of errors) {
                if (error.originalError && !error.extensions.code) {
                  log.error(
                    { err: error.originalError, requestId: contextValue.requestId, operationName },
                    'operation failed',
                  );
                }
              }
            },
          };
        },
      },
    ],
  });
}

/** Answers operations over HTTP: the handler of `/graphql`. */
export function graphqlHandler(apollo: ApolloServer<RequestContext>, contexts: ContextFactory, secureCookies: boolean) {
  return fastifyApolloHandler(apollo, {
    context: (request, reply) => contexts.create(callerOf(request), cookieJarOf(reply, secureCookies)),
  });
}

export interface Operation {
  readonly query: string;
  readonly operationName?: string;
  readonly variables?: Record<string, unknown>;
}

/** Runs an operation in process, through the same pipeline as a request: page rendering asks like a browser would. */
export async function executeInProcess(
  apollo: ApolloServer<RequestContext>,
  operation: Operation,
  contextValue: RequestContext,
): Promise<{ data?: unknown; errors?: readonly unknown[] }> {
  const http = {
    method: 'POST',
    headers: new HeaderMap([['content-type', 'application/json']]),
    search: '',
    body: operation,
  };
  const { body } = await apollo.executeOperation({ ...operation, http }, { contextValue });
  if (body.kind !== 'single') throw new Error('a page cannot wait for an incremental answer');
  const { data, errors } = body.singleResult;
  return { data, ...(errors && { errors }) };
}
