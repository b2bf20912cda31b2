import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { HEADER } from '@eunbit/schema/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type GraphQLSchema, OperationTypeNode } from 'graphql';
import type { Logger } from 'pino';
import { badRequest } from '../common/bad-request.ts';
import type { RequestContext } from '../common/request-context.ts';
import type { SecurityLog } from '../log/security-events.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { ApiExamples } from './api-examples.ts';
import { type ContextFactory, createCookieJar, readCaller } from './create-request-context.ts';
import type { KnownOperations } from './known-operations.ts';
import type { OperationDocuments } from './operation-documents.ts';
import { getUnavailableHead, type OperationErrors, withUnavailableHead } from './operation-errors.ts';
import { checkOperation, operationRules, PARSE_OPTIONS } from './operation-limits.ts';
import { inOperationSpan } from './operation-spans.ts';
import { createPersistedQueries } from './persisted-operations.ts';
import type { RefuseDocument } from './refuse-document.ts';

interface ApolloOptions {
  readonly production: boolean;
  readonly log: Logger;
  readonly contexts: ContextFactory;
  readonly errors: OperationErrors;
  /** Callers may send only the hash of these. */
  readonly operations: KnownOperations;
  readonly documents: OperationDocuments;
  /** If null, the API's URL has no landing page. */
  readonly examples: ApiExamples | null;
  readonly security: SecurityLog;
  readonly plugins: readonly ApolloServerPlugin<RequestContext>[];
}

export function createApollo(
  schema: GraphQLSchema,
  { production, log, contexts, errors, operations, documents, examples, security, plugins }: ApolloOptions,
): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema,
    introspection: !production,
    includeStacktraceInErrorResponses: false,
    validationRules: operationRules({ introspection: !production }),
    parseOptions: PARSE_OPTIONS,
    documentStore: documents.store,
    csrfPrevention: true,
    formatError: (_formatted, error) => errors.answer(error),
    persistedQueries: createPersistedQueries(operations),
    logger: log,
    // Apollo's handler would re-raise the signal and kill the process while requests are running.
    stopOnTerminationSignals: false,
    plugins: [
      ...plugins,
      // Unused, and would wrap every field of every response.
      ApolloServerPluginCacheControlDisabled(),
      examples ? apolloSandbox(examples) : ApolloServerPluginLandingPageDisabled(),
      checkOperations(errors, security),
      forgetAfterMutations(contexts),
    ],
  });
}

/** Its examples use the Korean store; carts and sessions are identified by cookies. */
function apolloSandbox(examples: ApiExamples): ApolloServerPlugin<RequestContext> {
  const headers = { [HEADER.market]: 'KR', [HEADER.language]: 'en' };
  return ApolloServerPluginLandingPageLocalDefault({ embed: true, includeCookies: true, ...examples, headers });
}

/** Rejects operations that may not run, and logs failures. */
function checkOperations(errors: OperationErrors, security: SecurityLog): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        // The earliest hook in which Apollo Server lets a plugin reject: nothing has been executed.
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          // Without an operation GraphQL reports the error itself.
          if (!operation) return;
          if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
            throw badRequest('Subscriptions are served over a WebSocket only.');
          }
          checkOperation({ schema, document, operation, variables: request.variables }, contextValue);
        },
        async willSendResponse({ response, errors: encountered }) {
          // A response with data is partial: some fields can be resolved from memory without the database.
          if (response.body.kind !== 'single' || response.body.singleResult.data) return;
          const head = getUnavailableHead(encountered);
          if (!head) return;
          response.http.status = head.status;
          response.http.headers.set('retry-after', head.retryAfter);
        },
        async didEncounterErrors({ errors: encountered, contextValue, operationName }) {
          errors.report(encountered, { requestId: contextValue.requestId, operationName });
        },
      };
    },
    async invalidRequestWasReceived({ error }) {
      // Apollo Server has no error code for requests that it rejects as possible CSRF.
      if (error.message.includes('(CSRF)')) security.record('originRefused', { what: 'operation' });
    },
    async unexpectedErrorProcessingRequest({ error, requestContext }) {
      errors.report([error], { requestId: requestContext.contextValue.requestId });
    },
  };
}

/** The cached session of a caller is outdated after their mutation. */
function forgetAfterMutations(contexts: ContextFactory): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ operation, contextValue }) {
          if (operation?.operation === OperationTypeNode.MUTATION) contexts.forget(contextValue);
        },
      };
    },
  };
}

interface HandlerOptions {
  readonly contexts: ContextFactory;
  readonly errors: OperationErrors;
  readonly operations: KnownOperations;
  readonly answers: AnswerCache;
  /** Responds to requests whose document may not be executed. */
  readonly refuseDocument: RefuseDocument;
}

interface PostedOperation {
  readonly query?: unknown;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash?: unknown } | null } | null;
}

/** Whether a request cannot be a mutation: mutations are not run over GET, and contain the keyword in their text. */
function isToRead({ method, body }: FastifyRequest, operations: KnownOperations): boolean {
  if (method === 'GET') return true;
  const { query, extensions } = Object(body) as PostedOperation;
  const text = query ?? operations.get(String(extensions?.persistedQuery?.sha256Hash));
  return typeof text === 'string' && !text.includes('mutation');
}

/** Serves operations over HTTP: the handler of `/graphql`. */
export function graphqlHandler(
  apollo: ApolloServer<RequestContext>,
  { contexts, errors, operations, answers, refuseDocument }: HandlerOptions,
) {
  /** Contexts created before Apollo Server requested them. */
  const made = new WeakMap<FastifyRequest, RequestContext>();

  async function createContext(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> {
    try {
      const create = isToRead(request, operations) ? contexts.createToRead : contexts.create;
      return await create(readCaller(request), createCookieJar(reply));
    } catch (error) {
      errors.report([error], { requestId: request.id });
      throw withUnavailableHead(error);
    }
  }

  const execute = fastifyApolloHandler(apollo, {
    context: async (request, reply) => made.get(request) ?? createContext(request, reply),
  });

  const executeRead: typeof execute = function (request, reply) {
    return inOperationSpan(async () => (await refuseDocument(request, reply)) ?? execute.call(this, request, reply));
  };

  const handle: typeof execute = async function (request, reply) {
    const mayBeKept = isToRead(request, operations) && readCaller(request).sessionToken === undefined;
    if (!mayBeKept) return executeRead.call(this, request, reply);
    const context = await createContext(request, reply);
    made.set(request, context);
    const asked = answers.readAsked(request, context);
    if (asked && answers.send(asked, request, reply)) return reply;
    const body = await executeRead.call(this, request, reply);
    if (asked && typeof body === 'string') answers.keep(asked, body, request, reply);
    return body;
  };
  return handle;
}

export interface Operation {
  readonly query: string;
  readonly operationName?: string;
  readonly variables?: Record<string, unknown>;
}

/** Executes an operation in process, through the same pipeline as a request, for page rendering. */
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
  const { body } = await inOperationSpan(() => apollo.executeOperation({ ...operation, http }, { contextValue }));
  if (body.kind !== 'single') throw new Error('incremental responses are not supported during page rendering');
  const { data, errors } = body.singleResult;
  return { data, ...(errors && { errors }) };
}
