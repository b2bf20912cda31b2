import { Binary, Double } from 'bson';
import { type Document, hasOwn, isDocument, isNumeric, keysOf, toNumber } from '../bson/values.ts';
import { asMongoError, CODES, errorReply, MongoError } from '../errors.ts';
import type { Server } from '../server.ts';
import type { Session, Transaction } from '../transaction/sessions.ts';
import type { Answer, Connection } from '../wire/connection.ts';
import type { Request } from '../wire/message.ts';
import { type Command, type Context, checkDatabaseName } from './context.ts';
import { findCommand } from './registry.ts';
import { transactionNumber } from './transaction-number.ts';

const GENERIC_FIELDS = new Set([
  '$db',
  '$clusterTime',
  '$readPreference',
  '$audit',
  '$client',
  '$configServerState',
  'lsid',
  'txnNumber',
  'startTransaction',
  'autocommit',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);

/** Runs the command in a request and makes its reply. */
export async function handle(server: Server, request: Request, connection: Connection): Promise<Answer> {
  const name = keysOf(request.body)[0] ?? '';
  try {
    const forced = await server.failPoints.before(name, connection);
    if (forced) return { reply: finish(server, forced) };
    return await runCommand(server, request, connection, name);
  } catch (error) {
    return { reply: finish(server, errorReply(labelled(error, request.body))) };
  }
}

async function runCommand(server: Server, request: Request, connection: Connection, name: string): Promise<Answer> {
  const { body } = request;
  const command = findCommand(name);
  if (!command) throw new MongoError('CommandNotFound', `no such command: '${name}'`);
  const database = checkDatabaseName(body.$db ?? 'admin');
  checkFields(name, command, body);
  const session = sessionOf(server, body);
  // Reads need no turn: a cursor's wait for events must not keep its own session from killing it.
  const turn = command.isWrite || body.txnNumber !== undefined ? session : undefined;
  return exclusively(turn, async () => {
    const transaction = transactionOf(server, command, name, body, session);
    const retried = retryOf(server, command, body, session);
    const context: Context = {
      server,
      engine: server.engine,
      connection,
      name,
      database,
      body,
      session,
      transaction,
      retried,
      exhaustAllowed: request.exhaustAllowed,
    };
    try {
      const result = await command.run(context);
      const answer = isAnswer(result) ? result : { reply: result };
      if (command.isWrite && !transaction && !request.moreToCome && wantsDisk(body))
        await server.engine.store.durable();
      server.failPoints.after(name, answer.reply);
      return finishAnswer(server, answer);
    } catch (error) {
      if (transaction && session) server.sessions.abort(session);
      throw error;
    }
  });
}

/** As on a real member, `w: 1` without `j` is answered before the disk has it; the default is `majority`. */
function wantsDisk({ writeConcern }: Document): boolean {
  if (!isDocument(writeConcern) || writeConcern.w === undefined) return true;
  if (writeConcern.j === true) return true;
  return !isNumeric(writeConcern.w) || toNumber(writeConcern.w) > 1;
}

function isAnswer(result: Document | Answer): result is Answer {
  return 'reply' in result && isDocument(result.reply);
}

/** One command at a time runs in a session, so that a retry finds what the first try did. */
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
  for (const field of keysOf(body)) {
    if (field === name || GENERIC_FIELDS.has(field) || command.fields.includes(field)) continue;
    throw new MongoError('IDLUnknownField', `BSON field '${name}.${field}' is an unknown field.`);
  }
  checkApiVersion(body);
  checkReadConcern(body);
}

const READ_LEVELS = ['local', 'available', 'majority', 'linearizable', 'snapshot'];

/** One member has one state: all levels read the same, but for a snapshot, which only a transaction can keep. */
function checkReadConcern(body: Document): void {
  const { readConcern } = body;
  if (readConcern === undefined) return;
  if (!isDocument(readConcern)) throw new MongoError('TypeMismatch', 'readConcern must be an object');
  const { level } = readConcern;
  if (level !== undefined && !READ_LEVELS.includes(level as string)) {
    throw new MongoError(
      'BadValue',
      `Enumeration value '${String(level)}' for field 'readConcern.level' is not a valid value.`,
    );
  }
  if (level === 'snapshot' && !hasOwn(body, 'autocommit')) {
    throw new MongoError('CommandNotSupported', 'this server supports read concern snapshot in transactions only');
  }
}

function checkApiVersion(body: Document): void {
  if (body.apiVersion === undefined) return;
  if (body.apiVersion !== '1') {
    throw new MongoError(322, `Provided apiVersion '${String(body.apiVersion)}' is not supported`);
  }
}

function sessionOf(server: Server, body: Document): Session | undefined {
  if (body.lsid === undefined) return undefined;
  const id = body.lsid;
  if (!isDocument(id) || !(id.id instanceof Binary))
    throw new MongoError('TypeMismatch', 'lsid must be an object with a UUID id');
  return server.sessions.touch(id);
}

function transactionOf(
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

function retryOf(server: Server, command: Command, body: Document, session: Session | undefined) {
  if (body.txnNumber === undefined || hasOwn(body, 'autocommit') || !command.isWrite || !session) return undefined;
  return server.sessions.beginWrite(session, transactionNumber(body.txnNumber));
}

function finishAnswer(server: Server, answer: Answer): Answer {
  const reply = finish(server, answer.reply);
  const { next } = answer;
  if (!next) return { reply };
  return { reply, next: async () => finishAnswer(server, await next()) };
}

/** Adds what every reply carries. */
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

/** Adds the labels by which drivers decide to try again. */
function labelled(error: unknown, body: Document): MongoError {
  const known = asMongoError(error);
  const inTransaction = hasOwn(body, 'autocommit');
  const labels = new Set(known.labels);
  if (!inTransaction) labels.delete('TransientTransactionError');
  if (inTransaction && known.code === CODES.WriteConflict) labels.add('TransientTransactionError');
  return new MongoError(known.code, known.message, {
    labels: [...labels],
    extra: { ...known.extra, codeName: known.codeName },
  });
}
