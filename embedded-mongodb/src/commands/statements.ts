import { type Document, isNumeric, toNumber } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import type { Unit } from '../transaction/unit.ts';
import { type Context, isTrue, write } from './context.ts';

/** One insert, update or delete of a write command; gives what it did: n, nModified, upserted. */
export type Statement = (unit: Unit) => Document;

/** What the statements of a write command did, one by one. */
export interface Outcome {
  results: { index: number; result: Document }[];
  errors: Document[];
  retried: number[];
}

/**
 * Runs the statements of a write command. A statement that was run before under the same transaction number is answered
 * with its first result; an error ends an ordered command and is noted by an unordered one.
 */
export async function runStatements(context: Context, statements: readonly Statement[]): Promise<Outcome> {
  const ordered = context.body.ordered === undefined || isTrue(context.body.ordered);
  const numbers = statementNumbers(context, statements.length);
  const work = (unit: Unit): Outcome => {
    const outcome: Outcome = { results: [], errors: [], retried: [] };
    for (let index = 0; index < statements.length; index++) {
      const number = numbers[index] as number;
      const known = context.retried?.get(number);
      if (known) {
        outcome.results.push({ index, result: known });
        outcome.retried.push(number);
        continue;
      }
      try {
        if (context.retried) context.server.failPoints.onTransactionalWrite(context.connection);
        outcome.results.push({ index, result: (statements[index] as Statement)(unit) });
      } catch (error) {
        if (!(error instanceof MongoError)) throw error;
        outcome.errors.push({ index, code: error.code, ...error.extra, errmsg: error.message });
        if (ordered || context.transaction) break;
      }
    }
    return outcome;
  };
  const { retried, session } = context;
  if (!retried || !session) {
    const outcome = await write(context, work);
    // A transaction does not outlive an error of one of its statements.
    if (outcome.errors.length > 0 && context.transaction && session) context.server.sessions.abort(session);
    return outcome;
  }
  return write(context, work, (outcome, layer) => {
    for (const { index, result } of outcome.results) retried.set(numbers[index] as number, result);
    if (layer.size > 0) context.server.sessions.record(session, retried, layer);
  });
}

function statementNumbers(context: Context, count: number): number[] {
  const { stmtIds, stmtId } = context.body;
  if (Array.isArray(stmtIds)) return stmtIds.map((id) => (isNumeric(id) ? toNumber(id) : 0));
  const first = isNumeric(stmtId) ? toNumber(stmtId) : 0;
  return Array.from({ length: count }, (_, index) => first + index);
}
