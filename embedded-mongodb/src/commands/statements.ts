import { type Document, isNumeric, toNumber } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { addResults, type StatementResult } from '../transaction/session-records.ts';
import type { Break, Work, Writer } from '../transaction/writer.ts';
import { isTurnOver, PAUSE } from '../yielding.ts';
import { type Context, write } from './context.ts';
import { isTrue } from './fields.ts';

/** One insert, update or delete of a write command; returns n, nModified, upserted. */
export type Statement = Work<Document>;

/** The results and errors of the statements of a write command. */
export interface Outcome {
  results: { index: number; result: Document }[];
  errors: Document[];
  retried: number[];
}

/**
 * Runs the statements of a write command. A statement retried under the same transaction number returns its first result.
 * An error ends an ordered command; an unordered one collects it and continues.
 */
export async function runStatements(context: Context, statements: readonly Statement[]): Promise<Outcome> {
  const { retried, session } = context;
  const numbers = statementNumbers(context, statements.length);
  const fresh: StatementResult[] = [];
  const outcome = await write(
    context,
    (writer) => runEach(context, writer, statements, numbers, fresh),
    (writeSet) => {
      if (retried && session) addResults(session, fresh.splice(0), writeSet);
    },
  );
  // Results without a write are kept in memory only.
  for (const [number, result] of fresh) retried?.set(number, result);
  // An error of a statement aborts its transaction.
  if (outcome.errors.length > 0 && context.transaction && session) context.server.sessions.abort(session);
  return outcome;
}

/** @param fresh receives the result of each statement whose writes belong to the next commit */
function* runEach(
  context: Context,
  writer: Writer,
  statements: readonly Statement[],
  numbers: readonly number[],
  fresh: StatementResult[],
): Generator<Break, Outcome> {
  const ordered = context.body.ordered === undefined || isTrue(context.body.ordered);
  const outcome: Outcome = { results: [], errors: [], retried: [] };
  fresh.length = 0;
  for (let index = 0; index < statements.length; index++) {
    if (isTurnOver()) yield PAUSE;
    const number = numbers[index] as number;
    const known = context.retried?.get(number);
    if (known) {
      outcome.results.push({ index, result: known });
      outcome.retried.push(number);
      continue;
    }
    try {
      if (context.retried) context.server.failPoints.onTransactionalWrite(context.connection);
      const result = yield* (statements[index] as Statement)(writer);
      outcome.results.push({ index, result });
      if (context.retried) fresh.push([number, result]);
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      outcome.errors.push({ index, code: error.code, ...error.extra, errmsg: error.message });
      if (ordered || context.transaction) break;
    }
  }
  return outcome;
}

function statementNumbers(context: Context, count: number): number[] {
  const { stmtIds, stmtId } = context.body;
  if (Array.isArray(stmtIds)) return stmtIds.map((id) => (isNumeric(id) ? toNumber(id) : 0));
  const first = isNumeric(stmtId) ? toNumber(stmtId) : 0;
  return Array.from({ length: count }, (_, index) => first + index);
}
