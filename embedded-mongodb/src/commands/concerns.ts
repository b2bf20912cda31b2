import { Timestamp } from 'bson';
import { type Document, hasOwn, isDocument, isNumeric, toNumber } from '../bson/values.ts';
import { badValue, MongoError } from '../errors.ts';
import type { Server } from '../server/server.ts';
import type { KeptSnapshot } from '../transaction/snapshot-reads.ts';
import type { Command } from './context.ts';

const READ_LEVELS = ['local', 'available', 'majority', 'linearizable', 'snapshot'];
const SNAPSHOT_COMMANDS = ['find', 'aggregate', 'distinct'];
/** Drivers send the session's read concern with these commands; it is ignored, as a cursor keeps its snapshot. */
const CURSOR_COMMANDS = ['getMore', 'killCursors'];

/** With a single member all read concern levels are equivalent, except snapshot. */
export function checkReadConcern({ readConcern }: Document): void {
  if (readConcern === undefined) return;
  if (!isDocument(readConcern)) throw new MongoError('TypeMismatch', 'readConcern must be an object');
  const { level, atClusterTime } = readConcern;
  if (level !== undefined && !READ_LEVELS.includes(level as string)) {
    throw badValue(`Enumeration value '${String(level)}' for field 'readConcern.level' is not a valid value.`);
  }
  if (atClusterTime === undefined) return;
  if (level !== 'snapshot') {
    throw new MongoError(
      'InvalidOptions',
      "readConcern.atClusterTime can only be used with the read concern level 'snapshot'",
    );
  }
  if (!(atClusterTime instanceof Timestamp)) throw new MongoError('TypeMismatch', 'atClusterTime must be a timestamp');
}

/** The snapshot for a read with read concern snapshot outside of a transaction. */
export function findSnapshot(server: Server, name: string, body: Document): KeptSnapshot | undefined {
  const { readConcern } = body;
  if (!isDocument(readConcern) || readConcern.level !== 'snapshot') return undefined;
  const { atClusterTime } = readConcern;
  if (hasOwn(body, 'autocommit')) {
    if (atClusterTime === undefined) return undefined;
    throw new MongoError('CommandNotSupported', 'this server does not support atClusterTime in transactions');
  }
  if (CURSOR_COMMANDS.includes(name)) return undefined;
  if (!SNAPSHOT_COMMANDS.includes(name)) {
    throw new MongoError('InvalidOptions', `Command ${name} does not support readConcern { level: "snapshot" }`);
  }
  return atClusterTime === undefined ? server.snapshots.take() : server.snapshots.at(atClusterTime as Timestamp);
}

/** Rejects a write concern of a read command. */
export function checkWriteConcern(command: Command, body: Document): void {
  if (body.writeConcern === undefined) return;
  const isTaken = command.takesWriteConcern ? command.takesWriteConcern(body) : command.isWrite === true;
  if (!isTaken) throw new MongoError('InvalidOptions', 'Command does not support writeConcern');
}

/** Whether the reply waits for the disk. As on a real member `w: 1` without `j` does not; the default is `majority`. */
export function wantsDisk({ writeConcern }: Document): boolean {
  if (!isDocument(writeConcern) || writeConcern.w === undefined) return true;
  if (writeConcern.j === true) return true;
  return !isNumeric(writeConcern.w) || toNumber(writeConcern.w) > 1;
}

/** The write concern error for more members than exist; the write is executed anyway. */
export function unmetWriteConcern({ writeConcern }: Document): Document | undefined {
  if (!isDocument(writeConcern)) return undefined;
  const { w } = writeConcern;
  const errInfo = { writeConcern: { wtimeout: 0, ...writeConcern, provenance: 'clientSupplied' } };
  if (isNumeric(w) && toNumber(w) > 1) {
    return {
      code: 100,
      codeName: 'UnsatisfiableWriteConcern',
      errmsg: 'UnsatisfiableWriteConcern: Not enough data-bearing nodes',
      errInfo,
    };
  }
  if (typeof w === 'string' && w !== 'majority') {
    return {
      code: 79,
      codeName: 'UnknownReplWriteConcern',
      errmsg: `UnknownReplWriteConcern: No write concern mode named '${w}' found in replica set configuration`,
      errInfo,
    };
  }
  return undefined;
}
