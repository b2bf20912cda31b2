import { HEADER } from '@eunbit/schema/wire';
import type { WebsocketPluginOptions } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import { CloseCode, type ServerOptions } from 'graphql-ws';
import { type Extra, makeHandler } from 'graphql-ws/use/@fastify/websocket';
import { hashToken } from '../common/tokens.ts';
import type { LiveHub } from '../live/live-hub.ts';
import { createSharedSubscribe } from '../live/shared-subscriptions.ts';
import { LIMIT_RULES, maskError, PARSE_OPTIONS } from './graphql.ts';
import { type ContextFactory, callerOf, NO_COOKIES } from './request-context.ts';

/** Largest message a client may send; subscriptions are short. */
const MAXIMUM_MESSAGE_BYTES = 64 * 1024;
const RULES = [...specifiedRules, ...LIMIT_RULES];

/** What a client may say when it connects; the same names as the headers of a request. */
type ConnectionParams = Partial<Record<(typeof HEADER)[keyof typeof HEADER], unknown>>;

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Browsers send cookies along from any page, so a socket from another origin is refused. Other clients send no origin. */
function fromOwnOrigin(request: FastifyRequest, publicOrigin: () => string): boolean {
  const { origin, host } = request.headers;
  return origin === undefined || origin === publicOrigin() || new URL(origin).host === host;
}

/**
 * Closes a socket once the session that it came with ends, in whichever process that was. The browser connects anew and
 * is then whoever its cookie says. Each subscription looks at the session as well, when it begins.
 */
async function closeWithSession({ request, socket }: Extra, live: LiveHub): Promise<void> {
  const token = callerOf(request).sessionToken;
  if (!token) return;
  const ending = live.subscribe(`session-ended:${hashToken(token)}`);
  socket.once('close', () => void ending.return?.());
  await ending.next();
  socket.close(CloseCode.Forbidden, 'Session ended');
}

interface SubscriptionDeps {
  readonly schema: GraphQLSchema;
  readonly contexts: ContextFactory;
  readonly live: LiveHub;
  readonly publicOrigin: () => string;
}

/** Settings of the WebSocket server that subscriptions come through. */
export const WEBSOCKET_OPTIONS: WebsocketPluginOptions = { options: { maxPayload: MAXIMUM_MESSAGE_BYTES } };

/** Serves subscriptions: the WebSocket handler of `/graphql`. */
export function subscriptionHandler({ schema, contexts, live, publicOrigin }: SubscriptionDeps) {
  const options: ServerOptions<ConnectionParams, Extra> = {
    schema,
    subscribe: createSharedSubscribe(),
    context: ({ extra, connectionParams = {} }) => {
      const caller = callerOf(extra.request);
      return contexts.create(
        {
          ...caller,
          market: text(connectionParams[HEADER.market]) ?? caller.market,
          language: text(connectionParams[HEADER.language]) ?? caller.language,
          basketToken: text(connectionParams[HEADER.basket]) ?? caller.basketToken,
        },
        NO_COOKIES,
      );
    },
    onConnect: ({ extra }) => {
      if (!fromOwnOrigin(extra.request, publicOrigin)) {
        extra.socket.close(CloseCode.Forbidden, 'Forbidden');
        return false;
      }
      void closeWithSession(extra, live);
      return true;
    },
    onSubscribe: (_context, _id, { query, variables, operationName }) => {
      const document = parse(query, PARSE_OPTIONS);
      const errors = validate(schema, document, RULES);
      return errors.length > 0 ? errors : { schema, document, variableValues: variables, operationName };
    },
    onError: (_context, _id, _payload, errors) => errors.map((error) => maskError({ ...error.toJSON() })),
    onNext: (_context, _id, _payload, _args, result) =>
      result.errors ? { ...result, errors: result.errors.map((error) => maskError(error.toJSON())) } : result,
  };

  return makeHandler<ConnectionParams>(options);
}
