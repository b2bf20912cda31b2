import { Binary, UUID } from 'bson';
import { type Document, isDocument } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import type { Session } from '../transaction/session.ts';
import type { CommandTable, Context } from './context.ts';
import { arrayField } from './fields.ts';
import { transactionNumber } from './transaction-number.ts';

function sessionAndNumber(context: Context) {
  const { session, body, name } = context;
  if (!session || body.autocommit !== false) {
    throw new MongoError(125, `${name} must be run within a transaction`);
  }
  return { session, number: transactionNumber(body.txnNumber) };
}

async function commitTransaction(context: Context): Promise<Document> {
  const { session, number } = sessionAndNumber(context);
  context.server.sessions.commit(session, number);
  await context.engine.store.durable();
  return {};
}

function abortTransaction(context: Context): Document {
  const { session, number } = sessionAndNumber(context);
  context.server.sessions.current(session, number);
  context.server.sessions.abort(session);
  context.server.cursors.killForSession(session.key, number);
  return {};
}

function idsIn(context: Context): Document[] {
  return arrayField(context, context.name).filter(isDocument);
}

function endSessions(context: Context): Document {
  for (const id of idsIn(context)) context.server.sessions.end(id);
  return {};
}

function refreshSessions(context: Context): Document {
  for (const id of idsIn(context)) context.server.sessions.touch(id);
  return {};
}

/** Ends the transactions and cursors of sessions. Results of their retryable writes are kept. */
function killSessions(context: Context): Document {
  for (const id of idsIn(context)) kill(context, context.server.sessions.touch(id));
  return {};
}

/** Ends all sessions: without authentication they all belong to the same user. */
function killAllSessions(context: Context): Document {
  for (const session of context.server.sessions.all()) kill(context, session);
  return {};
}

function kill({ server }: Context, session: Session): void {
  server.sessions.abort(session);
  server.cursors.killForSession(session.key);
}

function startSession(context: Context): Document {
  const id = { id: new Binary(new UUID().buffer, Binary.SUBTYPE_UUID) };
  context.server.sessions.touch(id);
  return { id, timeoutMinutes: 30 };
}

const endOfTransaction = { fields: ['recoveryToken'], inTransaction: true, takesWriteConcern: () => true };

export const sessionCommands: CommandTable = {
  commitTransaction: { ...endOfTransaction, run: commitTransaction },
  abortTransaction: { ...endOfTransaction, run: abortTransaction },
  startSession: { fields: [], run: startSession },
  endSessions: { fields: [], run: endSessions },
  refreshSessions: { fields: [], run: refreshSessions },
  killSessions: { fields: [], run: killSessions },
  killAllSessions: { fields: [], run: killAllSessions },
};
