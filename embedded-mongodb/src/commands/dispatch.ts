import { Binary, Double } from 'bson';
import { type Document, getKeys, hasOwn, isDocument } from '../bson/values.ts';
import { errorReply, MongoError } from '../errors.ts';
import type { Server } from '../server/server.ts';
import type { Session, Transaction } from '../transaction/session.ts';
import type { Answer, Connection } from '../wire/connection.ts';
import type { Request } from '../wire/message.ts';
import { checkApiVersion } from './api-version.ts';
import { checkReadConcern, checkWriteConcern, findSnapshot, unmetWriteConcern, wantsDisk } from './concerns.ts';
import { type Command, type Context, GENERIC_FIELDS } from './context.ts';
import { findLabels, isStateChange } from './error-labels.ts';
import { checkFieldTypes } from './field-types.ts';
import { topologyVersion } from './handshake.ts';
import { checkDatabaseName } from './names.ts';
import { findCommand } from './registry.ts';
import { transactionNumber } from './transaction-number.ts';

/** Runs the command in a request and returns its reply. */
export async function handle(server: Server, request: Request, connection: Connection): Promise<Answer> {
  const name = getKeys(request.body)[0] ?? '';
  try {
    if (await server.failPoints.beforeCommand({ name, body: request.body, connection })) return { reply: {} };
    return await runCommand(server, request, connection, name);
  } catch (error) {
    return { reply: finish(server, withLabels(errorReply(error), request.body, name)) };
  }
}

async function runCommand(server: Server, request: Request, connection: Connection, name: string): Promise<Answer> {
  const { body } = request;
  const command = findCommand(name);
  server.counters.count(name, body);
  if (!command) throw new MongoError('CommandNotFound', `no such command: '${name}'`);
  const database = checkDatabaseName(body.$db ?? 'admin');
  checkFields(name, command, body);
  const session = findSession(server, body);
  // Reads do not queue: a cursor that waits for events must not block its session from killing it.
  const turn = command.isWrite || body.txnNumber !== undefined ? session : undefined;
  const operation = server.operations.start(name, body, connection);
  const answering = exclusively(turn, async () => {
    const transaction = findTransaction(server, command, name, body, session);
    if (transaction) server.sessions.heard(transaction, connection);
    const retried = beginRetryableWrite(server, command, body, session);
    const context: Context = {
      server,
      engine: server.engine,
      connection,
      operation,
      name,
      database,
      body,
      session,
      transaction,
      retried,
      snapshot: findSnapshot(server, name, body),
      exhaustAllowed: request.exhaustAllowed,
    };
    try {
      const result = await command.run(context);
      const answer = isAnswer(result) ? result : { reply: result };
      const writes = (command.isWrite === true && !transaction) || name === 'commitTransaction';
      if (command.isWrite && !transaction && !request.moreToCome && wantsDisk(body))
        await server.engine.store.durable();
      const done = writes ? withWriteConcern(answer.reply, body) : answer.reply;
      const reply = withLabels(server.failPoints.afterCommand(context, done), body, name);
      return finishAnswer(server, { ...answer, reply });
    } catch (error) {
      if (transaction && session) server.sessions.abort(session);
      throw error;
    }
  });
  return answering.finally(() => server.operations.end(operation));
}

function isAnswer(result: Document | Answer): result is Answer {
  return 'reply' in result && isDocument(result.reply);
}

/** Serializes the commands of a session, so that a retry finds the results of the first attempt. */
async function exclusively<T>(session: Session | undefined, run: () => Promise<T>): Promise<T> {
  if (!session) return run();
  const before = session.busy;
  let done = () => {};
  session.busy = new Promise((resolve) => {
    done = resolve;
  });
  try {
    await before;
    return await run();
  } finally {
    done();
  }
}

function checkFields(name: string, command: Command, body: Document): void {
  for (const field of getKeys(body)) {
    if (field === name || GENERIC_FIELDS.has(field) || command.fields === 'any' || command.fields.includes(field))
      continue;
    throw new MongoError('IDLUnknownField', `BSON field '${name}.${field}' is an unknown field.`);
  }
  checkFieldTypes(name, body);
  checkApiVersion(name, body);
  checkReadConcern(body);
  checkWriteConcern(command, body);
}

function findSession(server: Server, body: Document): Session | undefined {
  if (body.lsid === undefined) return undefined;
  const id = body.lsid;
  if (!isDocument(id) || !(id.id instanceof Binary))
    throw new MongoError('TypeMismatch', 'lsid must be an object with a UUID id');
  return server.sessions.touch(id);
}

function findTransaction(
  server: Server,
  command: Command,
  name: string,
  body: Document,
  session: Session | undefined,
): Transaction | undefined {
  if (!hasOwn(body, 'autocommit')) {
    if (body.startTransaction !== undefined)
      throw new MongoError(
        'InvalidOptions',
        "'startTransaction' field requires 'autocommit' field to also be specified",
      );
    return undefined;
  }
  if (body.autocommit !== false) throw new MongoError('InvalidOptions', "'autocommit' field must be false");
  if (!session) throw new MongoError('InvalidOptions', "'autocommit' field requires a session");
  const number = transactionNumber(body.txnNumber);
  if (!command.inTransaction) {
    throw new MongoError('OperationNotSupportedInTransaction', `Cannot run '${name}' in a multi-document transaction.`);
  }
  if (name === 'commitTransaction' || name === 'abortTransaction') return undefined;
  checkConcern(body, body.startTransaction === true);
  return body.startTransaction === true
    ? server.sessions.start(session, number)
    : server.sessions.current(session, number);
}

function checkConcern(body: Document, isFirst: boolean): void {
  if (body.writeConcern !== undefined) {
    throw new MongoError('InvalidOptions', 'writeConcern is not allowed within a multi-statement transaction');
  }
  if (body.readConcern !== undefined && !isFirst) {
    throw new MongoError('InvalidOptions', 'Only the first command in a transaction may specify a readConcern');
  }
}

function beginRetryableWrite(server: Server, command: Command, body: Document, session: Session | undefined) {
  if (body.txnNumber === undefined || hasOwn(body, 'autocommit') || !command.isWrite || !session) return undefined;
  return server.sessions.beginWrite(session, transactionNumber(body.txnNumber));
}

function withWriteConcern(reply: Document, body: Document): Document {
  const writeConcernError = unmetWriteConcern(body);
  return writeConcernError ? { ...reply, writeConcernError } : reply;
}

function finishAnswer(server: Server, answer: Answer): Answer {
  const reply = finish(server, answer.reply);
  const { next } = answer;
  if (!next) return { reply };
  return { reply, next: async () => finishAnswer(server, await next()) };
}

/** Adds the fields of every reply. */
function finish(server: Server, reply: Document): Document {
  const time = server.engine.oplog.clock.now();
  return {
    ...reply,
    ok: reply.ok === 0 ? FAILED : SUCCEEDED,
    $clusterTime: { clusterTime: time, signature: { hash: NO_HASH, keyId: 0n } },
    operationTime: time,
  };
}

const NO_HASH = new Binary(Buffer.alloc(20), 0);
/** MongoDB sends the outcome as a double. */
const SUCCEEDED = new Double(1);
const FAILED = new Double(0);

/** Adds the error labels, and the topology version to errors that report a state change. */
function withLabels(reply: Document, body: Document, name: string): Document {
  if (reply.ok !== 0 && reply.writeConcernError === undefined) return reply;
  const complete = isStateChange(reply) ? { ...reply, topologyVersion } : reply;
  if (reply.errorLabels !== undefined) return complete;
  const errorLabels = findLabels(reply, body, name);
  return errorLabels.length > 0 ? { ...complete, errorLabels } : complete;
}
