import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import type { MessageValues } from '@eunbit/schema/message-table';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordRefusal } from '../common/allow.ts';
import { holds } from '../common/permissions.ts';
import type { RequestContext, Viewer } from '../common/request-context.ts';
import { PicturesBusyError } from '../modules/media/index.ts';
import { type ContextFactory, NO_COOKIES, readCaller } from './create-request-context.ts';
import { UPLOAD_PERMISSIONS } from './file-permissions.ts';
import { readQuery } from './read-query.ts';

/** The error for a rejected file. */
export interface UploadRefusal {
  readonly status: number;
  readonly code: string;
  readonly key: ApiMessageKey;
}

/** Reasons common to all uploads; each upload has its own messages for too large and unreadable files. */
type CommonReason = 'signedOut' | 'forbidden' | 'tooMany' | 'busy' | 'tooLarge' | 'unreadable';

export const UPLOAD_REFUSALS = {
  signedOut: { status: 401, code: 'UNAUTHENTICATED', key: 'unauthenticated' },
  forbidden: { status: 403, code: 'FORBIDDEN', key: 'forbidden' },
  tooMany: { status: 429, code: 'TOO_MANY_REQUESTS', key: 'requests.tooMany' },
  busy: { status: 503, code: 'PICTURES_BUSY', key: 'picture.busy' },
} as const satisfies Partial<Record<CommonReason, UploadRefusal>>;

export interface UploadedFile<Services, Caller> {
  readonly caller: Caller;
  readonly bytes: Buffer;
  readonly query: URLSearchParams;
  readonly context: RequestContext<Services>;
}

export type UploadOutcome<Reason extends string> =
  | { readonly refused: Reason; readonly values?: MessageValues }
  | { readonly status: 200 | 201; readonly answer: object };

/** The sender of a file, or why they may not send one. */
export type Identified<Caller> = { readonly caller: Caller } | { readonly refused: 'signedOut' | 'forbidden' };

/** An endpoint that accepts one kind of file. */
export interface Upload<Services, Reason extends string, Caller> {
  readonly path: string;
  readonly types: readonly string[];
  readonly maximumBytes: number;
  readonly identify: (context: RequestContext<Services>, request: FastifyRequest) => Promise<Identified<Caller>>;
  readonly refusals: Readonly<Record<Reason | CommonReason, UploadRefusal>>;
  /** Counts an upload before its body is read; false when the rate limit is exceeded. */
  readonly attempt?: (caller: Caller, context: RequestContext<Services>) => Promise<boolean>;
  readonly take: (file: UploadedFile<Services, Caller>) => Promise<UploadOutcome<Reason | CommonReason>>;
}

/** Requires a signed-in viewer with the permission of the path. */
export function byPermission(path: keyof typeof UPLOAD_PERMISSIONS) {
  return async (context: RequestContext<unknown>): Promise<Identified<Viewer>> => {
    const { viewer } = context;
    if (!viewer) return { refused: 'signedOut' };
    if (holds(viewer, UPLOAD_PERMISSIONS[path])) return { caller: viewer };
    recordRefusal(context, viewer, UPLOAD_PERMISSIONS[path]);
    return { refused: 'forbidden' };
  };
}

/**
 * Accepts one file per request, as its raw body, so that its size is limited without parsing; a GraphQL operation would have to
 * carry it as text. The caller is authorised before the body is read. Other sites cannot send one: the content types need a CORS
 * preflight, and the session cookie is SameSite.
 */
export async function registerUpload<Services, Reason extends string, Caller>(
  app: FastifyInstance,
  contexts: ContextFactory<Services>,
  { path, types, maximumBytes, identify, refusals, attempt, take }: Upload<Services, Reason, Caller>,
): Promise<void> {
  const callers = new WeakMap<FastifyRequest, { readonly caller: Caller }>();
  const askers = new WeakMap<FastifyRequest, RequestContext<Services>>();
  const getContext = async (request: FastifyRequest) => {
    const context = askers.get(request) ?? (await contexts.create(readCaller(request), NO_COOKIES));
    askers.set(request, context);
    return context;
  };
  const refuse = async (
    request: FastifyRequest,
    reply: FastifyReply,
    reason: Reason | CommonReason,
    values: MessageValues = {},
  ) => {
    const { status, code, key } = refusals[reason];
    const { language } = await getContext(request);
    return reply.code(status).send({ errors: [{ message: apiMessage(key, language, values), extensions: { code } }] });
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit: maximumBytes }, (_request, body, done) =>
      done(null, body),
    );

    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      if (error instanceof PicturesBusyError) return refuse(request, reply.header('retry-after', '5'), 'busy');
      if (error.statusCode === 413) return refuse(request, reply, 'tooLarge');
      if (error.statusCode === 415) return refuse(request, reply, 'unreadable');
      throw error;
    });

    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const context = await getContext(request);
      const identified = await identify(context, request);
      if ('refused' in identified) return refuse(request, reply, identified.refused);
      callers.set(request, identified);
      if (attempt && !(await attempt(identified.caller, context))) return refuse(request, reply, 'tooMany');
    });

    scope.post(path, async (request, reply) => {
      const context = await getContext(request);
      const identified = callers.get(request);
      if (!identified || !Buffer.isBuffer(request.body)) return refuse(request, reply, 'unreadable');
      const outcome = await take({ ...identified, bytes: request.body, query: readQuery(request), context });
      if ('refused' in outcome) return refuse(request, reply, outcome.refused, outcome.values);
      return reply.code(outcome.status).send(outcome.answer);
    });
  });
}
