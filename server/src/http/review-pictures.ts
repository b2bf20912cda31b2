import type { ErrorCode } from '@eunbit/schema/error-code';
import { type MessageKey, message } from '@eunbit/schema/messages';
import { MAXIMUM_PICTURE_BYTES, PICTURE_TYPES, REVIEW_PICTURE_PATH } from '@eunbit/schema/review';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holds } from '../common/permissions.ts';
import type { RequestContext } from '../context.ts';
import { presentReviewPicture } from '../modules/review/review.presenter.ts';
import { type ContextFactory, callerOf, NO_COOKIES } from './request-context.ts';

interface PictureRefusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly key: MessageKey;
}

const REFUSALS = {
  signedOut: { status: 401, code: 'UNAUTHENTICATED', key: 'unauthenticated' },
  blocked: { status: 403, code: 'REVIEWER_BLOCKED', key: 'review.blocked' },
  tooMany: { status: 429, code: 'TOO_MANY_REQUESTS', key: 'requests.tooMany' },
  tooLarge: { status: 413, code: 'PICTURE_TOO_LARGE', key: 'picture.tooLarge' },
  unreadable: { status: 415, code: 'PICTURE_UNREADABLE', key: 'picture.unreadable' },
} as const satisfies Record<string, PictureRefusal>;

/**
 * Takes pictures of reviews in: one a request, as its body, so that nothing has to be unpacked before it is measured.
 * Who asks is settled before the body is read. A page of another site cannot send one: these content types need its
 * leave, and the session's cookie does not come along.
 */
export async function registerReviewPictures(app: FastifyInstance, contexts: ContextFactory): Promise<void> {
  const askers = new WeakMap<FastifyRequest, RequestContext>();
  const contextOf = async (request: FastifyRequest) => {
    const context = askers.get(request) ?? (await contexts.create(callerOf(request), NO_COOKIES));
    askers.set(request, context);
    return context;
  };
  const refuse = async (request: FastifyRequest, reply: FastifyReply, reason: keyof typeof REFUSALS) => {
    const { status, code, key } = REFUSALS[reason];
    const { language } = await contextOf(request);
    return reply.code(status).send({ errors: [{ message: message(key, language), extensions: { code } }] });
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
      const { viewer, address, services } = await contextOf(request);
      if (!viewer) return refuse(request, reply, 'signedOut');
      if (!holds(viewer, 'review:write')) return refuse(request, reply, 'blocked');
      if (!(await services.reviewPictures.mayStore(viewer.id, address))) return refuse(request, reply, 'tooMany');
    });

    scope.post(REVIEW_PICTURE_PATH, async (request, reply) => {
      const { viewer, services } = await contextOf(request);
      if (!viewer || !Buffer.isBuffer(request.body)) return refuse(request, reply, 'unreadable');
      const stored = await services.reviewPictures.store(viewer.id, request.body);
      if (typeof stored === 'string') return refuse(request, reply, stored);
      const { _id: mediaId, width, height } = stored;
      return reply.code(201).send({ picture: presentReviewPicture({ mediaId, width, height }) });
    });
  });
}
