import { BANK_STATEMENT_PATH, BANK_STATEMENT_TYPE, MAXIMUM_STATEMENT_BYTES } from '@eunbit/schema/bank-statement';
import type { FastifyInstance } from 'fastify';
import type { BankStatementServices } from '../modules/bank-statement/index.ts';
import type { ContextFactory } from './create-request-context.ts';
import { byPermission, registerUpload, UPLOAD_REFUSALS } from './upload.ts';

const REFUSALS = {
  ...UPLOAD_REFUSALS,
  bankUnknown: { status: 404, code: 'BANK_UNKNOWN', key: 'statement.bankUnknown' },
  tooLarge: { status: 413, code: 'STATEMENT_TOO_LARGE', key: 'statement.tooLarge' },
  tooManyRows: { status: 413, code: 'STATEMENT_TOO_MANY_ROWS', key: 'statement.tooManyRows' },
  spreadsheet: { status: 415, code: 'STATEMENT_IS_SPREADSHEET', key: 'statement.spreadsheet' },
  unreadable: { status: 415, code: 'STATEMENT_UNREADABLE', key: 'statement.unreadable' },
  noTable: { status: 422, code: 'STATEMENT_HAS_NO_TABLE', key: 'statement.noTable' },
  unclosedQuote: { status: 422, code: 'STATEMENT_QUOTE_NOT_CLOSED', key: 'statement.unclosedQuote' },
} as const;

/** Uploads of bank statements in the bank's own file format; the encoding is detected. */
export async function registerBankStatements(
  app: FastifyInstance,
  contexts: ContextFactory<BankStatementServices>,
): Promise<void> {
  await registerUpload(app, contexts, {
    path: BANK_STATEMENT_PATH,
    types: [BANK_STATEMENT_TYPE],
    maximumBytes: MAXIMUM_STATEMENT_BYTES,
    identify: byPermission(BANK_STATEMENT_PATH),
    refusals: REFUSALS,
    attempt: ({ id }, { services }) => services.bankStatements.attemptUpload(id),
    async take({ caller, bytes, query, context: { services } }) {
      const answer = await services.bankStatements.read(query.get('bank') ?? '', bytes, caller.id);
      if (!('refused' in answer)) return { status: 200, answer };
      return { refused: answer.refused, values: { line: 'line' in answer ? answer.line : 0 } };
    },
  });
}
