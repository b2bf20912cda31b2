import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import { MAXIMUM_PICTURE_BYTES, PICTURE_TYPES } from '@eunbit/schema/review';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holds, type Permission } from '../common/permissions.ts';
import type { RequestContext, Viewer } from '../common/request-context.ts';
import { type ContextFactory, NO_COOKIES, readCaller } from './create-request-context.ts';

interface PictureError {
  readonly status: number;
  readonly code: string;
  readonly key: ApiMessageKey;
}

const OPERATION_ERRORS = {
  signedOut: { status: 401, code: 'UNAUTHENTICATED', key: 'unauthenticated' },
  blocked: { status: 403, code: 'REVIEWER_BLOCKED', key: 'review.blocked' },
  forbidden: { status: 403, code: 'FORBIDDEN', key: 'forbidden' },
  tooMany: { status: 429, code: 'TOO_MANY_REQUESTS', key: 'requests.tooMany' },
  tooLarge: { status: 413, code: 'PICTURE_TOO_LARGE', key: 'picture.tooLarge' },
  unreadable: { status: 415, code: 'PICTURE_UNREADABLE', key: 'picture.unreadable' },
} as const satisfies Record<string, PictureError>;

type Reason = keyof typeof OPERATION_ERRORS;

interface StoredPicture {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** An upload endpoint for one kind of picture: path, permission and storage. */
export interface PictureUpload<Services = unknown> {
  readonly path: string;
  readonly permission: Permission;
  /** The error returned to a viewer without the permission. */
  readonly withoutPermission: Reason;
  /** Counts an upload before its body is read; false when the rate limit is exceeded. */
  attemptUpload(viewer: Viewer, context: RequestContext<Services>): Promise<boolean>;
  store(
    viewer: Viewer,
    file: Buffer,
    context: RequestContext<Services>,
  ): Promise<StoredPicture | 'tooLarge' | 'unreadable'>;
}

/**
 * Accepts one picture per request, as its raw body, so that its size is limited without parsing. The caller is
 * authorised before the body is read. Other sites cannot send one: these content types need a CORS preflight, and the
 * session cookie is SameSite.
 */
export async function registerPictureUpload<Services>(
  app: FastifyInstance,
  contexts: ContextFactory<Services>,
  upload: PictureUpload<Services>,
): Promise<void> {
  const askers = new WeakMap<FastifyRequest, RequestContext<Services>>();
  const getContext = async (request: FastifyRequest) => {
    const context = askers.get(request) ?? (await contexts.create(readCaller(request), NO_COOKIES));
    askers.set(request, context);
    return context;
  };
  const refuse = async (request: FastifyRequest, reply: FastifyReply, reason: Reason) => {
    const { status, code, key } = OPERATION_ERRORS[reason];
    const { language } = await getContext(request);
    return reply.code(status).send({ errors: [{ message: apiMessage(key, language), extensions: { code } }] });
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      [...PICTURE_TYPES],
      { parseAs: 'buffer', bodyLimit: MAXIMUM_PICTURE_BYTES },
      (_request, body, done) => done(null, body),
    );

    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      if (error.statusCode === 413) return refuse(request, reply, 'tooLarge');
      if (error.statusCode === 415) return refuse(request, reply, 'unreadable');
      throw error;
    });

    scope.addHook('onRequest', async (request, reply) => {
      const context = await getContext(request);
      const { viewer } = context;
      if (!viewer) return refuse(request, reply, 'signedOut');
      if (!holds(viewer, upload.permission)) return refuse(request, reply, upload.withoutPermission);
      if (!(await upload.attemptUpload(viewer, context))) return refuse(request, reply, 'tooMany');
    });

    scope.post(upload.path, async (request, reply) => {
      const context = await getContext(request);
      const { viewer } = context;
      if (!viewer || !Buffer.isBuffer(request.body)) return refuse(request, reply, 'unreadable');
      const picture = await upload.store(viewer, request.body, context);
      if (typeof picture === 'string') return refuse(request, reply, picture);
      return reply.code(201).send({ picture });
    });
  });
}
