import { type Document, isDocument } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { arrayField, type CommandTable, type Context } from './context.ts';
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
  context.server.cursors.killOf(session.key, number);
  return {};
}

function endSessions(context: Context): Document {
  for (const id of arrayField(context, context.name)) {
    if (!isDocument(id)) continue;
    context.server.sessions.end(id);
  }
  return {};
}

function killAllSessions(context: Context): Document {
  context.server.sessions.abortAll();
  return {};
}

export const sessionCommands: CommandTable = {
  commitTransaction: { fields: ['recoveryToken'], inTransaction: true, run: commitTransaction },
  abortTransaction: { fields: ['recoveryToken'], inTransaction: true, run: abortTransaction },
  endSessions: { fields: [], run: endSessions },
  killSessions: { fields: [], run: endSessions },
  refreshSessions: { fields: [], run: () => ({}) },
  killAllSessions: { fields: [], run: killAllSessions },
};
