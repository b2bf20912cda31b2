import { type ApiMessageKey, apiMessage } from '@eunbit/schema/api-messages';
import { BANK_STATEMENT_PATH, BANK_STATEMENT_TYPE, MAXIMUM_STATEMENT_BYTES } from '@eunbit/schema/bank-statement';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holds } from '../common/permissions.ts';
import type { RequestContext } from '../common/request-context.ts';
import type { BankStatementServices } from '../modules/bank-statement/bank-statement.wiring.ts';
import { type ContextFactory, NO_COOKIES, readCaller } from './create-request-context.ts';

const REFUSALS = {
  signedOut: { status: 401, code: 'UNAUTHENTICATED', key: 'unauthenticated' },
  forbidden: { status: 403, code: 'FORBIDDEN', key: 'forbidden' },
  tooMany: { status: 429, code: 'TOO_MANY_REQUESTS', key: 'requests.tooMany' },
  bankUnknown: { status: 404, code: 'BANK_UNKNOWN', key: 'statement.bankUnknown' },
  tooLarge: { status: 413, code: 'STATEMENT_TOO_LARGE', key: 'statement.tooLarge' },
  tooManyRows: { status: 413, code: 'STATEMENT_TOO_MANY_ROWS', key: 'statement.tooManyRows' },
  spreadsheet: { status: 415, code: 'STATEMENT_IS_SPREADSHEET', key: 'statement.spreadsheet' },
  unreadable: { status: 415, code: 'STATEMENT_UNREADABLE', key: 'statement.unreadable' },
  noTable: { status: 422, code: 'STATEMENT_HAS_NO_TABLE', key: 'statement.noTable' },
  unclosedQuote: { status: 422, code: 'STATEMENT_QUOTE_NOT_CLOSED', key: 'statement.unclosedQuote' },
} as const satisfies Record<string, { status: number; code: string; key: ApiMessageKey }>;

/**
 * Takes a bank statement as its raw bytes, whose encoding is found out here. An operation of the API would have to carry
 * several megabytes of text. The caller is authorised before the body is read; other sites cannot send one, because its
 * content type needs a CORS preflight and the session cookie is SameSite.
 */
export async function registerBankStatements(
  app: FastifyInstance,
  contexts: ContextFactory<BankStatementServices>,
): Promise<void> {
  const askers = new WeakMap<FastifyRequest, RequestContext<BankStatementServices>>();
  const getContext = async (request: FastifyRequest) => {
    const context = askers.get(request) ?? (await contexts.create(readCaller(request), NO_COOKIES));
    askers.set(request, context);
    return context;
  };
  const refuse = async (request: FastifyRequest, reply: FastifyReply, reason: keyof typeof REFUSALS, line = 0) => {
    const { status, code, key } = REFUSALS[reason];
    const { language } = await getContext(request);
    return reply
      .code(status)
      .send({ errors: [{ message: apiMessage(key, language, { line }), extensions: { code } }] });
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      BANK_STATEMENT_TYPE,
      { parseAs: 'buffer', bodyLimit: MAXIMUM_STATEMENT_BYTES },
      (_request, body, done) => done(null, body),
    );

    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      if (error.statusCode === 413) return refuse(request, reply, 'tooLarge');
      if (error.statusCode === 415) return refuse(request, reply, 'unreadable');
      throw error;
    });

    scope.addHook('onRequest', async (request, reply) => {
      const { viewer, services } = await getContext(request);
      if (!viewer) return refuse(request, reply, 'signedOut');
      if (!holds(viewer, 'order:update')) return refuse(request, reply, 'forbidden');
      if (!(await services.bankStatements.attemptUpload(viewer.id))) return refuse(request, reply, 'tooMany');
    });

    scope.post<{ Querystring: { bank?: unknown } }>(BANK_STATEMENT_PATH, async (request, reply) => {
      const { viewer, services } = await getContext(request);
      if (!viewer || !Buffer.isBuffer(request.body)) return refuse(request, reply, 'unreadable');
      const answer = await services.bankStatements.read(String(request.query.bank), request.body, viewer.id);
      if (!('refused' in answer)) return reply.header('cache-control', 'no-store').send(answer);
      return refuse(request, reply, answer.refused, 'line' in answer ? answer.line : 0);
    });
  });
}
