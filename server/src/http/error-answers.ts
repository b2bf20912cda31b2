import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, RETRY_AFTER_SECONDS, UNAVAILABLE_MESSAGE } from '../common/database-away.ts';
import { buildErrorPage, ERROR_PAGE_POLICY } from './error-page.ts';

/**
 * Errors outside GraphQL have GraphQL's format: a list of errors with a code, without internal details. If a browser opens a URL,
 * a server error is an HTML page. While the database is unavailable the status is 503, so that crawlers do not drop the page.
 */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const isAway = isDatabaseAway(error);
    const status = isAway ? 503 : (error.statusCode ?? 500);
    void reply.code(status);
    if (isAway) void reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (status < 500) {
      // Forms are sent by people; their browser shows the response as the next page.
      if (request.method === 'POST' && acceptsPage(request)) return sendErrorPage(request, reply);
      void reply.send({ errors: [{ message: error.message, extensions: { code: 'BAD_REQUEST' } }] });
      return;
    }
    request.log.error({ err: error }, 'request failed');
    if (isNavigation(request)) sendErrorPage(request, reply);
    else void reply.send({ errors: [buildServerError(request, isAway)] });
  });
}

const isNavigation = (request: FastifyRequest) => ['GET', 'POST'].includes(request.method) && acceptsPage(request);

const acceptsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true;

function sendErrorPage({ id }: FastifyRequest, reply: FastifyReply): void {
  void reply
    .header('content-security-policy', ERROR_PAGE_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(buildErrorPage(id));
}

const buildServerError = ({ id }: FastifyRequest, isAway: boolean) => ({
  message: isAway ? UNAVAILABLE_MESSAGE : 'Something went wrong. Please try again.',
  extensions: { code: isAway ? 'UNAVAILABLE' : 'INTERNAL', requestId: id },
});

/**
 * Rejects URLs with an encoded NUL: the database rejects strings that contain one, on any route that queries by it.
 * Call before the routes.
 */
export function refuseNulInAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw Object.assign(new Error('An address has no NUL characters.'), { statusCode: 400 });
  });
}
