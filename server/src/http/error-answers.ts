import type { FastifyError, FastifyInstance } from 'fastify';

/** Errors before GraphQL have GraphQL's format: a list of errors with a code, without internal details. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    const message = status >= 500 ? 'Something went wrong. Please try again.' : error.message;
    const code = status >= 500 ? 'INTERNAL' : 'BAD_REQUEST';
    void reply.code(status).send({ errors: [{ message, extensions: { code } }] });
  });
}

/**
 * Rejects URLs with an encoded NUL: the database rejects strings that contain one, on any route that queries by it.
 * Call before the routes.
 */
export function refuseNulInAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw Object.assign(new Error('An address has no NUL characters.'), { statusCode: 400 });
  });
}
