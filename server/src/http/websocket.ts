import { SOCKET_CLOSE } from '@eunbit/schema/socket-close';
import { HEADER } from '@eunbit/schema/wire';
import type { WebsocketPluginOptions } from '@fastify/websocket';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { CloseCode, type Context, handleProtocols, makeServer, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { isStaff } from '../common/permissions.ts';
import type { RequestContext } from '../common/request-context.ts';
import { hashToken } from '../common/tokens.ts';
import { createSharedSubscribe } from '../live/shared-subscriptions.ts';
import type { TopicBoard } from '../live/topic-board.ts';
import type { SessionEvents } from '../modules/account/session-live.ts';
import { type ContextFactory, NO_COOKIES, readCaller } from './create-request-context.ts';
import { type SocketExtra, serveSocket } from './graphql-socket.ts';
import type { OperationErrors } from './operation-errors.ts';
import { badRequest, checkOperation, operationRules, PARSE_OPTIONS } from './operation-limits.ts';
import { SocketAdmission, type SocketLimits } from './socket-admission.ts';

/** Largest message a client may send; subscriptions are short. */
const MAXIMUM_MESSAGE_BYTES = 64 * 1024;
/** Time for the first message of the protocol after the handshake. */
const CONNECTION_INIT_MS = 10_000;
/** Time for a client to answer that its socket is closed, and to read what was sent before. */
const CLOSE_MS = 3000;
const RETRY_AFTER_SECONDS = 30;
/** Subscriptions of one socket. A page follows four things at most, a screen of staff ten. */
const MAXIMUM_SUBSCRIPTIONS = { visitor: 20, staff: 50 } as const;

/** What a client may say when it connects; the same names as the headers of a request. */
type ConnectionParams = Partial<Record<(typeof HEADER)[keyof typeof HEADER], unknown>>;
type Connection = Context<ConnectionParams, SocketExtra>;

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Browsers send cookies along from any page, so a socket from another origin is refused. Other clients send no origin. */
function fromOwnOrigin(request: FastifyRequest, publicOrigin: () => string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origin === publicOrigin()) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Closes a socket once the session that it came with ends, in whichever process that was. The browser connects anew and
 * is then whoever its cookie says. Each subscription looks at the session as well, when it begins.
 */
async function closeWithSession(
  { request, socket }: SocketExtra,
  sessionEvents: TopicBoard<SessionEvents>,
): Promise<void> {
  const token = readCaller(request).sessionToken;
  if (!token) return;
  const ending = sessionEvents.subscribe(`session-ended:${hashToken(token)}`);
  socket.once('close', () => void ending.return?.());
  await ending.next();
  socket.close(CloseCode.Forbidden, 'Session ended');
}

interface SubscriptionDeps {
  readonly schema: GraphQLSchema;
  readonly contexts: ContextFactory;
  readonly sessionEvents: TopicBoard<SessionEvents>;
  readonly errors: OperationErrors;
  readonly introspection: boolean;
  readonly limits: SocketLimits;
  readonly publicOrigin: () => string;
}

/** The library's types do not know `closeTimeout` yet. */
const SERVER_OPTIONS: WebsocketPluginOptions['options'] & { readonly closeTimeout: number } = {
  maxPayload: MAXIMUM_MESSAGE_BYTES,
  handleProtocols: (protocols) => handleProtocols(protocols),
  closeTimeout: CLOSE_MS,
  // Each message in a turn of its own: a socket full of them does not hold up everybody else.
  allowSynchronousEvents: false,
};

/** Settings of the WebSocket server that subscriptions come through. */
export const WEBSOCKET_OPTIONS: WebsocketPluginOptions = {
  options: SERVER_OPTIONS,
  // A broken connection, or bytes that are no message: nothing that the log has to know of.
  errorHandler: (_error, socket) => socket.terminate(),
  preClose(done) {
    for (const client of this.websocketServer.clients) client.close(SOCKET_CLOSE.goingAway, 'Going away');
    this.websocketServer.close();
    done();
  },
};

/** Who asks over a socket: the handshake's cookies and headers, and what the client said when it connected. */
function createContext(
  { extra, connectionParams = {} }: Connection,
  contexts: ContextFactory,
): Promise<RequestContext> {
  const caller = readCaller(extra.request);
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

/** Throws where a socket has more subscriptions than it may; `count` includes the new one. */
function checkSubscriptionCount(count: number, maximum: number): void {
  if (count > maximum) throw badRequest(`A connection has ${maximum} subscriptions at most.`);
}

/**
 * Serves subscriptions: the route of `/graphql` for WebSockets. Queries and mutations go over HTTP, where each is one
 * request that can be counted, logged and refused.
 */
export function subscriptionRoute(deps: SubscriptionDeps) {
  const { schema, contexts, sessionEvents, errors, publicOrigin } = deps;
  const rules = [...specifiedRules, ...operationRules(deps)];
  const admission = new SocketAdmission(deps.limits);

  /** What to run for a message; mistakes of the caller are errors of GraphQL, thrown or returned. */
  async function prepare(connection: Connection, { query, variables, operationName }: SubscribePayload) {
    // Counted from the message on, so that those being prepared count as well.
    const count = connection.extra.subscriptionCount();
    checkSubscriptionCount(count, MAXIMUM_SUBSCRIPTIONS.staff);
    const document = parse(query, PARSE_OPTIONS);
    const operation = getOperationAST(document, operationName);
    if (!operation) throw badRequest('The document does not have the operation to run.');
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) {
      throw badRequest('A WebSocket serves subscriptions only; send queries and mutations over HTTP.');
    }
    const mistakes = validate(schema, document, rules);
    if (mistakes.length > 0) return mistakes;
    const contextValue = await createContext(connection, contexts);
    checkOperation({ schema, document, operation, variables }, contextValue);
    checkSubscriptionCount(
      count,
      isStaff(contextValue.viewer) ? MAXIMUM_SUBSCRIPTIONS.staff : MAXIMUM_SUBSCRIPTIONS.visitor,
    );
    return { schema, document, variableValues: variables, operationName, contextValue } satisfies ExecutionArgs;
  }

  const server = makeServer<ConnectionParams, SocketExtra>({
    schema,
    subscribe: createSharedSubscribe(),
    connectionInitWaitTimeout: CONNECTION_INIT_MS,
    onConnect: (connection) => {
      const { extra } = connection;
      if (!fromOwnOrigin(extra.request, publicOrigin)) return false;
      extra.subscriptionCount = () => Object.keys(connection.subscriptions).length;
      void closeWithSession(extra, sessionEvents);
      return true;
    },
    async onSubscribe(connection, _id, payload) {
      try {
        return await prepare(connection, payload);
      } catch (error) {
        return [ensureGraphQLError(error)];
      }
    },
    onError: ({ extra }, _id, { operationName }, encountered) => {
      errors.report(encountered, { requestId: extra.request.id, operationName });
      return encountered.map((error) => errors.answer(error));
    },
    onNext: ({ extra }, _id, { operationName }, _args, result) => {
      if (!result.errors) return result;
      errors.report(result.errors, { requestId: extra.request.id, operationName });
      return { ...result, errors: result.errors.map((error) => errors.answer(error)) };
    },
  });

  return {
    /** Refuses a handshake for whose socket there is no room, before it costs anything. */
    async admit(request: FastifyRequest, reply: FastifyReply) {
      if (!request.ws) return;
      const leave = admission.enter(request.ip);
      if (!leave) {
        const error = { message: 'Too many connections.', extensions: { code: 'TOO_MANY_REQUESTS' } };
        return reply
          .code(429)
          .header('retry-after', RETRY_AFTER_SECONDS)
          .send({ errors: [error] });
      }
      request.raw.socket.once('close', leave);
    },
    wsHandler: (socket: WebSocket, request: FastifyRequest) =>
      serveSocket(server, { socket, request, subscriptionCount: () => 0 }),
  };
}

function ensureGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const cause = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(cause.message, { originalError: cause });
}
