import { Timestamp } from 'bson';
import { type Document, getKeys, isDocument } from '../bson/values.ts';
import { badValue, MongoError } from '../errors.ts';
import { timeAfter } from '../oplog/oplog.ts';
import type { Engine } from '../transaction/engine.ts';
import { concerns, type Watched } from './events.ts';
import type { ImageModes } from './images.ts';
import { decodeToken, isHighWaterMark, type Position, toStartPosition } from './resume-token.ts';

export interface StreamOptions extends ImageModes {
  watched: Watched;
  /** The last position that has already been seen. */
  start: Position;
}

const FULL_DOCUMENT = ['default', 'updateLookup', 'whenAvailable', 'required'];
const BEFORE_CHANGE = ['off', 'whenAvailable', 'required'];
const STAGE_FIELDS = new Set([
  'fullDocument',
  'fullDocumentBeforeChange',
  'resumeAfter',
  'startAfter',
  'startAtOperationTime',
  'allChangesForCluster',
  'showExpandedEvents',
]);

/** Parses the `$changeStream` stage of a pipeline on a collection, or on a database if no collection is named. */
export function parseStreamOptions(
  engine: Engine,
  stage: Document,
  database: string,
  collection: string | undefined,
): StreamOptions {
  for (const field of getKeys(stage)) {
    if (!STAGE_FIELDS.has(field))
      throw new MongoError('IDLUnknownField', `BSON field '$changeStream.${field}' is an unknown field.`);
  }
  const isCluster = stage.allChangesForCluster === true;
  checkNamespace(database, collection, isCluster);
  const watched: Watched = {
    database: isCluster ? undefined : database,
    collection: isCluster ? undefined : collection,
    showExpandedEvents: stage.showExpandedEvents === true,
  };
  return {
    watched,
    fullDocument: mode(stage, 'fullDocument', FULL_DOCUMENT),
    fullDocumentBeforeChange: mode(stage, 'fullDocumentBeforeChange', BEFORE_CHANGE),
    start: startPosition(engine, stage, watched),
  };
}

function mode(stage: Document, field: string, modes: readonly string[]): string {
  const value = stage[field] ?? modes[0];
  if (typeof value === 'string' && modes.includes(value)) return value;
  throw badValue(`Enumeration value '${String(value)}' for field '$changeStream.${field}' is not a valid value.`);
}

function checkNamespace(database: string, collection: string | undefined, isCluster: boolean): void {
  const namespace = `${database}.${collection ?? '$cmd.aggregate'}`;
  if (isCluster && (database !== 'admin' || collection !== undefined)) {
    throw new MongoError(
      'InvalidOptions',
      `A $changeStream with 'allChangesForCluster:true' may only be opened on the 'admin' database, and with no collection name; found ${namespace}`,
    );
  }
  if (!isCluster && ['admin', 'config', 'local'].includes(database)) {
    throw new MongoError('InvalidNamespace', `$changeStream may not be opened on the internal ${database} database`);
  }
  if (collection?.startsWith('system.')) {
    throw new MongoError('InvalidNamespace', `$changeStream may not be opened on the internal ${namespace} collection`);
  }
}

function startPosition(engine: Engine, stage: Document, watched: Watched): Position {
  const { resumeAfter, startAfter, startAtOperationTime } = stage;
  if (resumeAfter !== undefined && startAfter !== undefined) {
    throw new MongoError(50865, "Do not specify both 'resumeAfter' and 'startAfter' in a $changeStream stage");
  }
  const token = resumeAfter ?? startAfter;
  if (startAtOperationTime !== undefined) {
    if (token !== undefined)
      throw new MongoError(40674, 'Only one type of resume option is allowed, but multiple were found');
    if (!(startAtOperationTime instanceof Timestamp)) {
      throw new MongoError(
        'TypeMismatch',
        "BSON field '$changeStream.startAtOperationTime' is the wrong type, expected type 'timestamp'",
      );
    }
    engine.oplog.checkReachesBackTo(startAtOperationTime);
    return toStartPosition(startAtOperationTime);
  }
  // A write that is not yet durable is acknowledged after the stream was opened: the stream must include it.
  if (token === undefined) return toStartPosition(timeAfter(engine.oplog.visible));
  const position = decodeToken(token);
  if (position.isInvalidate && resumeAfter !== undefined) {
    throw new MongoError(
      'InvalidResumeToken',
      "Attempting to resume a change stream using 'resumeAfter' is not allowed from an invalidate notification",
    );
  }
  checkPresence(engine, position, watched, token);
  return position;
}

/** A resume token is valid only if the oplog still has its event and the stream includes that event. */
function checkPresence(engine: Engine, position: Position, watched: Watched, token: unknown): void {
  const entry = engine.oplog.next(position.time);
  if (isHighWaterMark(position)) return;
  const isThere = entry?.time.equals(position.time);
  const operation = isThere ? entry?.operations[position.index] : undefined;
  if (isDocument(operation) && concerns({ ...watched, showExpandedEvents: true }, operation)) return;
  throw new MongoError(
    'ChangeStreamFatalError',
    `cannot resume stream; the resume token was not found. ${JSON.stringify(token)}`,
    { labels: ['NonResumableChangeStreamError'] },
  );
}
