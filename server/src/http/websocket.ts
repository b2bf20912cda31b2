import { SOCKET_CLOSE } from '@eunbit/schema/socket-close';
import { HEADER } from '@eunbit/schema/wire';
import type { WebsocketPluginOptions } from '@fastify/websocket';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { CloseCode, type Context, handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { Admission, type AdmissionLimits } from '../common/admission.ts';
import { badRequest } from '../common/bad-request.ts';
import { clientNetwork } from '../common/client-network.ts';
import { isStaff } from '../common/permissions.ts';
import type { RequestContext, Viewer } from '../common/request-context.ts';
import { hashToken } from '../common/tokens.ts';
import { createSharedSubscribe, SharedSubscription, type SubscriptionArgs } from '../live/shared-subscriptions.ts';
import type { TopicBoard } from '../live/topic-board.ts';
import type { EventOrigin, SecurityLog } from '../log/security-events.ts';
import type { SessionEvents } from '../modules/account/index.ts';
import type { FollowedSettings } from '../modules/shop-settings/index.ts';
import { getCallerAddress } from './caller-address.ts';
import { type Caller, type ContextFactory, NO_COOKIES } from './create-request-context.ts';
import { type SocketExtra, sendAck, sendShared, serveSocket } from './graphql-socket.ts';
import type { KnownOperations } from './known-operations.ts';
import { NextMessages } from './next-messages.ts';
import type { OperationDocuments } from './operation-documents.ts';
import type { FailedOperation, OperationErrors } from './operation-errors.ts';
import { checkOperation } from './operation-limits.ts';
import { describeOperation, inSubscriptionSpan } from './operation-spans.ts';
import { hashOperation, type OperationGate } from './persisted-operations.ts';
import { Handshakes } from './socket-handshake.ts';
import { SocketWatch } from './socket-watch.ts';

/** Maximum bytes of a client's message; subscription documents are short. */
const MAXIMUM_MESSAGE_BYTES = 64 * 1024;
/** Milliseconds from the handshake to `connection_init`. */
const CONNECTION_INIT_MS = 10_000;
/** Milliseconds for a client to complete the closing handshake, including reading what was sent before. */
const CLOSE_MS = 3000;
const RETRY_AFTER_SECONDS = 30;
/** Maximum subscriptions per socket. A storefront page has at most four, a staff screen ten. */
const MAXIMUM_SUBSCRIPTIONS = { visitor: 20, staff: 50 } as const;
/**
 * Maximum different shared subscriptions other than those of our clients: each is executed for each event. A program that shows
 * the whole shop needs fewer than ten.
 */
const MAXIMUM_EXECUTIONS = { perAddress: 50, total: 500 } as const;

/** `connectionParams` of a client, with the names of the request headers. */
type ConnectionParams = Partial<Record<(typeof HEADER)[keyof typeof HEADER], unknown>>;
type Connection = Context<ConnectionParams, SocketExtra>;

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * Closes a socket when its session ends, in whichever process that happens. The browser reconnects and is authenticated
 * again by its cookie. Each subscription also checks the session when it starts.
 */
async function closeWithSession(
  { handshake, socket }: SocketExtra,
  sessionEvents: TopicBoard<SessionEvents>,
): Promise<void> {
  const token = handshake.caller.sessionToken;
  if (!token) return;
  await closeUpon(socket, sessionEvents.subscribe(`session-ended:${hashToken(token)}`), 'Session ended');
}

/** Closes a socket at the next event. The browser reconnects and subscribes again to what it still may. */
async function closeUpon(socket: WebSocket, news: AsyncIterableIterator<unknown>, reason: string): Promise<void> {
  socket.once('close', () => void news.return?.());
  await news.next();
  socket.close(CloseCode.Forbidden, reason);
}

/**
 * Closes a socket when the role of its staff member changes, since it may no longer be allowed to subscribe. Returns true if the
 * watch is new: the viewer may have been read before a change that was not watched yet.
 */
function closeWithRole({ extra }: Connection, viewer: Viewer | null, events: TopicBoard<SessionEvents>): boolean {
  if (viewer?.role !== 'STAFF' || extra.isClosedWithRole) return false;
  extra.isClosedWithRole = true;
  void closeUpon(extra.socket, events.subscribe(`permissions-changed:${viewer.id}`), 'Permissions changed');
  return true;
}

/**
 * Watches the sockets of staff without a second factor, which are closed once one is required (ACCOUNT-25): the browser
 * reconnects, and its session may only set one up.
 */
function createFactorWatch(settings: SubscriptionDeps['shopSettings']) {
  const sockets = new Set<WebSocket>();
  settings.onChange(({ security }, before) => {
    if (!security.isSecondFactorRequired || before.security.isSecondFactorRequired) return;
    for (const socket of sockets) socket.close(CloseCode.Forbidden, 'Second factor required');
  });
  return {
    /** Returns true if the watch is new: the viewer may have been read before a change. */
    watch({ extra }: Connection, viewer: Viewer | null): boolean {
      if (!viewer || !isStaff(viewer) || viewer.hasSecondFactor || extra.isWithoutFactor) return false;
      extra.isWithoutFactor = true;
      sockets.add(extra.socket);
      extra.socket.once('close', () => sockets.delete(extra.socket));
      return true;
    },
  };
}

interface SubscriptionDeps {
  readonly schema: GraphQLSchema;
  readonly contexts: Pick<ContextFactory, 'create'>;
  readonly sessionEvents: TopicBoard<SessionEvents>;
  readonly shopSettings: Pick<FollowedSettings, 'onChange'>;
  readonly errors: OperationErrors;
  readonly gate: OperationGate;
  readonly operations: Pick<KnownOperations, 'get'>;
  readonly documents: OperationDocuments;
  readonly security: SecurityLog;
  readonly limits: AdmissionLimits;
  readonly publicOrigin: () => string;
}

/** The library's types lack `closeTimeout`. */
const SERVER_OPTIONS: WebsocketPluginOptions['options'] & { readonly closeTimeout: number } = {
  maxPayload: MAXIMUM_MESSAGE_BYTES,
  handleProtocols: (protocols) => handleProtocols(protocols),
  closeTimeout: CLOSE_MS,
  // Processes each message in its own turn of the event loop, so that one busy socket does not block the others.
  allowSynchronousEvents: false,
};

/** Settings of the WebSocket server for subscriptions. */
export const WEBSOCKET_OPTIONS: WebsocketPluginOptions = {
  options: SERVER_OPTIONS,
  // Connection resets and malformed frames are client errors and are not logged.
  errorHandler: (_error, socket) => socket.terminate(),
  preClose(done) {
    for (const client of this.websocketServer.clients) client.close(SOCKET_CLOSE.goingAway, 'Going away');
    this.websocketServer.close();
    done();
  },
};

const toOrigin = ({ requestId, address }: Caller): EventOrigin => ({ requestId, address: clientNetwork(address) });

/** Request context of a socket: cookies and headers of the handshake, and `connectionParams`. */
function createContext(
  { extra, connectionParams = {} }: Connection,
  contexts: SubscriptionDeps['contexts'],
): Promise<RequestContext> {
  const { caller } = extra.handshake;
  return contexts.create(
    {
      ...caller,
      market: text(connectionParams[HEADER.market]) ?? caller.market,
      language: text(connectionParams[HEADER.language]) ?? caller.language,
      cartToken: text(connectionParams[HEADER.basket]) ?? caller.cartToken,
    },
    NO_COOKIES,
  );
}

/** Throws if a socket exceeds its maximum number of subscriptions; `count` includes the new one. */
function checkSubscriptionCount(count: number, maximum: number): void {
  if (count > maximum) throw badRequest(`A connection has ${maximum} subscriptions at most.`);
}

/**
 * Serves subscriptions: the WebSocket route of `/graphql`. Queries and mutations must use HTTP, where each is one
 * request that can be rate-limited, logged and rejected.
 */
export function subscriptionRoute(deps: SubscriptionDeps) {
  const { schema, contexts, sessionEvents, errors, gate, operations, documents, security, publicOrigin } = deps;
  const admission = new Admission(deps.limits);
  const handshakes = new Handshakes();
  const watch = new SocketWatch();
  const factorWatch = createFactorWatch(deps.shopSettings);

  /** Validates a `subscribe` message; returns the execution arguments or GraphQL errors, or throws one. */
  async function prepare(connection: Connection, { query, variables, operationName }: SubscribePayload) {
    // Counted on receipt of the message, so that subscriptions still being prepared count as well.
    const count = connection.extra.subscriptionCount();
    checkSubscriptionCount(count, MAXIMUM_SUBSCRIPTIONS.staff);
    const { caller, readHeader } = connection.extra.handshake;
    const hash = hashOperation(query);
    await gate.check(readHeader, hash);
    const origin = operations.get(hash) === undefined ? toOrigin(caller) : null;
    const read = await documents.read(query, hash, origin);
    if ('mistakes' in read) return read.mistakes;
    const { document } = read;
    const operation = getSubscription(document, operationName);
    describeOperation(operation);
    let contextValue = await createContext(connection, contexts);
    const { viewer } = contextValue;
    const isNewlyWatched = [closeWithRole(connection, viewer, sessionEvents), factorWatch.watch(connection, viewer)];
    if (isNewlyWatched.includes(true)) {
      contextValue = await createContext(connection, contexts);
    }
    checkOperation({ schema, document, operation, variables }, contextValue);
    checkSubscriptionCount(
      count,
      isStaff(contextValue.viewer) ? MAXIMUM_SUBSCRIPTIONS.staff : MAXIMUM_SUBSCRIPTIONS.visitor,
    );
    return {
      schema,
      document,
      variableValues: variables,
      operationName,
      contextValue,
      network: origin?.address ?? null,
    } satisfies SubscriptionArgs;
  }

  /** The part of a result that callers may see. */
  function answerResult(result: ExecutionResult, operation: FailedOperation): FormattedExecutionResult {
    if (!result.errors) return result as FormattedExecutionResult;
    errors.report(result.errors, operation);
    return { ...result, errors: result.errors.map((error) => errors.answer(error, operation.requestId)) };
  }

  const subscribe = createSharedSubscribe((results, { operationName }) => {
    // A failure belongs to no single request.
    const operation = { requestId: undefined, operationName };
    return new NextMessages(results.map((result) => answerResult(result, operation)));
  }, MAXIMUM_EXECUTIONS);
  const server = makeServer<ConnectionParams, SocketExtra>({
    schema,
    // The arguments come from `prepare`.
    subscribe: (args) => subscribe(args as SubscriptionArgs),
    connectionInitWaitTimeout: CONNECTION_INIT_MS,
    onConnect: (connection) => {
      const { extra } = connection;
      if (!extra.handshake.isFromOwnOrigin) {
        security.record('originRefused', { what: 'socket' }, toOrigin(extra.handshake.caller));
        return false;
      }
      extra.subscriptionCount = () => Object.keys(connection.subscriptions).length;
      void closeWithSession(extra, sessionEvents);
      return true;
    },
    async onSubscribe(connection, _id, payload) {
      try {
        return await inSubscriptionSpan(() => prepare(connection, payload));
      } catch (error) {
        return [ensureGraphQLError(error)];
      }
    },
    onOperation: ({ extra }, id, _payload, args, results) => {
      if (Symbol.asyncIterator in results) sendAck(extra, id);
      if (!(results instanceof SharedSubscription)) return;
      results.deliverTo((messages: NextMessages) => sendShared(extra, messages.for(id)));
      // The shared execution has a context; otherwise the library would keep one for each socket.
      args.contextValue = undefined;
    },
    onError: ({ extra }, _id, { operationName }, encountered) => {
      const { requestId } = extra.handshake.caller;
      errors.report(encountered, { requestId, operationName });
      return encountered.map((error) => errors.answer(error, requestId));
    },
    onNext: ({ extra }, _id, { operationName }, _args, result) =>
      answerResult(result, { requestId: extra.handshake.caller.requestId, operationName }),
  });

  return {
    /** Rejects a handshake beyond the socket limits, before it uses resources. */
    async admit(request: FastifyRequest, reply: FastifyReply) {
      if (!request.ws) return;
      const leave = admission.enter(getCallerAddress(request));
      if (!leave) {
        security.record('rateLimitReached', { limit: 'sockets' });
        const error = { message: 'Too many connections.', extensions: { code: 'TOO_MANY_REQUESTS' } };
        return reply
          .code(429)
          .header('retry-after', RETRY_AFTER_SECONDS)
          .send({ errors: [error] });
      }
      request.raw.socket.once('close', leave);
      handshakes.begin(request, reply);
    },
    wsHandler(socket: WebSocket, request: FastifyRequest) {
      const handshake = handshakes.finish(request, socket, publicOrigin());
      serveSocket(
        server,
        { socket, handshake, subscriptionCount: () => 0, isClosedWithRole: false, isWithoutFactor: false },
        { watch, log: request.server.log },
      );
    },
  };
}

function getSubscription(document: DocumentNode, operationName: string | null | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, operationName);
  if (!operation) throw badRequest('The document does not have the operation to run.');
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return operation;
  throw badRequest('A WebSocket serves subscriptions only; send queries and mutations over HTTP.');
}

function ensureGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(cause.message, { originalError: cause });
}
