import { Timestamp } from 'bson';
import { compareTimestamps } from '../bson/compare.ts';
import { decode } from '../bson/decode.ts';
import { type Document, isDocument, type RawDocument } from '../bson/values.ts';
import type { TailSource } from '../cursor/cursors.ts';
import type { Engine } from '../engine.ts';
import { badValue, MongoError } from '../errors.ts';
import { Query } from '../query/query.ts';
import { concerns, eventOf, invalidateEvent, invalidates, type Watched } from './events.ts';
import { decodeToken, encodeToken, type Position, startOf } from './resume-token.ts';

export interface StreamOptions {
  watched: Watched;
  fullDocument: string;
  fullDocumentBeforeChange: string;
  start: Position;
  /** The stages after `$changeStream`. */
  transform: (event: Document) => Document | undefined;
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

/** Reads the `$changeStream` stage. */
export function parseStream(
  engine: Engine,
  stage: Document,
  database: string,
  collection: string | undefined,
): Omit<StreamOptions, 'transform'> {
  for (const field of Object.keys(stage)) {
    if (!STAGE_FIELDS.has(field))
      throw new MongoError('IDLUnknownField', `BSON field '$changeStream.${field}' is an unknown field.`);
  }
  const fullDocument = (stage.fullDocument ?? 'default') as string;
  const fullDocumentBeforeChange = (stage.fullDocumentBeforeChange ?? 'off') as string;
  if (!FULL_DOCUMENT.includes(fullDocument)) {
    throw badValue(`Enumeration value '${fullDocument}' for field '$changeStream.fullDocument' is not a valid value.`);
  }
  if (!BEFORE_CHANGE.includes(fullDocumentBeforeChange)) {
    throw badValue(
      `Enumeration value '${fullDocumentBeforeChange}' for field '$changeStream.fullDocumentBeforeChange' is not a valid value.`,
    );
  }
  const isCluster = stage.allChangesForCluster === true;
  if (isCluster && database !== 'admin')
    throw new MongoError(
      'InvalidOptions',
      'A $changeStream with allChangesForCluster may only be opened on the admin database',
    );
  return {
    watched: {
      database: isCluster ? undefined : database,
      collection: isCluster ? undefined : collection,
      showExpandedEvents: stage.showExpandedEvents === true,
    },
    fullDocument,
    fullDocumentBeforeChange,
    start: startPosition(engine, stage),
  };
}

function startPosition(engine: Engine, stage: Document): Position {
  const { resumeAfter, startAfter, startAtOperationTime } = stage;
  const given = [resumeAfter, startAfter, startAtOperationTime].filter((option) => option !== undefined);
  if (given.length > 1) {
    throw new MongoError(50674, 'Only one type of resume option is allowed, but multiple were found.');
  }
  if (startAtOperationTime !== undefined) {
    if (!(startAtOperationTime instanceof Timestamp))
      throw new MongoError('TypeMismatch', 'startAtOperationTime must be a timestamp');
    checkHistory(engine, startAtOperationTime);
    return startOf(startAtOperationTime);
  }
  if (given.length === 0) {
    const now = engine.oplog.clock.now();
    return startOf(new Timestamp({ t: now.t, i: now.i + 1 }));
  }
  const position = decodeToken(resumeAfter ?? startAfter);
  if (position.isInvalidate && resumeAfter !== undefined) {
    throw new MongoError(
      'InvalidResumeToken',
      "Attempting to resume a change stream using 'resumeAfter' is not allowed from an invalidate notification.",
    );
  }
  checkHistory(engine, position.time);
  return { ...position, isInvalidate: false };
}

function checkHistory(engine: Engine, time: Timestamp): void {
  const oldest = engine.oplog.oldest();
  if (engine.oplog.isTrimmed && oldest && compareTimestamps(time, oldest) < 0) {
    throw new MongoError(
      'ChangeStreamHistoryLost',
      'Resume of change stream was not possible, as the resume point may no longer be in the oplog.',
      {
        labels: ['NonResumableChangeStreamError'],
      },
    );
  }
}

/** The rows of a change stream: reads the log from a position on, and waits for more. */
export class ChangeStreamSource implements TailSource {
  readonly #engine: Engine;
  readonly #options: StreamOptions;
  readonly #pending: { row: Document; position: Position; ends: boolean }[] = [];
  #position: Position;
  #token: Document;
  #wake: (() => void) | undefined;
  readonly #forget: () => void;
  #seenChange = true;
  hasEnded = false;

  constructor(engine: Engine, options: StreamOptions) {
    this.#engine = engine;
    this.#options = options;
    this.#position = options.start;
    this.#token = encodeToken(options.start);
    this.#forget = engine.oplog.onChange(() => {
      this.#seenChange = true;
      this.#wake?.();
    });
  }

  next(): RawDocument | Document | undefined {
    if (this.hasEnded) return undefined;
    if (this.#pending.length === 0) this.#read();
    const event = this.#pending.shift();
    if (!event) return undefined;
    this.#token = event.row._id as Document;
    if (event.ends) this.hasEnded = true;
    return event.row;
  }

  batchFields(): Document {
    return { postBatchResumeToken: this.#token };
  }

  wait(milliseconds: number): Promise<void> {
    if (this.#seenChange) return Promise.resolve();
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      this.#wake = finish;
    });
  }

  attach(): void {}

  detach(): void {}

  close(): void {
    this.#forget();
    this.#wake?.();
  }

  /** Takes the next events from the log, as many as one stretch of it gives. */
  #read(): void {
    if (!this.#seenChange) return;
    this.#seenChange = false;
    let last: Timestamp | undefined;
    for (const entry of this.#engine.oplog.from(this.#position.time)) {
      this.#take(entry);
      last = entry.time;
      if (this.#pending.length >= READ_AHEAD) {
        this.#seenChange = true;
        break;
      }
    }
    if (last) this.#position = startOf(new Timestamp({ t: last.t, i: last.i + 1 }));
    if (this.#pending.length === 0) this.#token = encodeToken(this.#position);
  }

  #take(entry: { time: Timestamp; operations: Document[]; wallTime: Date }): void {
    const { watched } = this.#options;
    const isStart = compareTimestamps(entry.time, this.#position.time) === 0;
    for (let index = 0; index < entry.operations.length; index++) {
      if (isStart && index <= this.#position.index) continue;
      const operation = entry.operations[index] as Document;
      if (!concerns(watched, operation)) continue;
      const position = { time: entry.time, index, isInvalidate: false };
      const ends = invalidates(watched, operation);
      this.#push(this.#complete(eventOf(entry, operation, position, watched), operation), position, false);
      if (ends) this.#push(invalidateEvent(entry, position), position, true);
    }
  }

  #push(event: Document, position: Position, ends: boolean): void {
    const row = this.#options.transform(event);
    if (row === undefined) return;
    if (row._id === undefined || JSON.stringify(row._id) !== JSON.stringify(event._id)) {
      throw new MongoError(
        'ChangeStreamFatalError',
        'Encountered an event whose _id field, which contains the resume token, was modified by the pipeline. Modifying the _id field of an event makes it impossible to resume the stream from that point. Only transformations that retain the unmodified _id field are allowed.',
        {
          labels: ['NonResumableChangeStreamError'],
        },
      );
    }
    this.#pending.push({ row, position, ends });
  }

  /** Adds the document after and before the change, as the stream asks for them. */
  #complete(event: Document, operation: Document): Document {
    const { fullDocument, fullDocumentBeforeChange } = this.#options;
    if (operation.kind === 'update' && fullDocument !== 'default') {
      if (fullDocument === 'updateLookup') event.fullDocument = this.#lookUp(operation);
      else event.fullDocument = kept(operation.after, fullDocument);
    }
    if (fullDocumentBeforeChange !== 'off' && ['update', 'replace', 'delete'].includes(operation.kind as string)) {
      event.fullDocumentBeforeChange = kept(operation.before, fullDocumentBeforeChange);
    }
    return event;
  }

  #lookUp(operation: Document): Document | null {
    const collection = this.#engine.catalog.get(String(operation.namespace));
    if (!collection) return null;
    const query = new Query(collection, this.#engine.store.view(), {
      filter: { _id: { $eq: operation.id } },
      limit: 1,
    });
    const stored = query.next();
    query.detach();
    return stored ? decode(stored.bytes) : null;
  }
}

const READ_AHEAD = 500;

function kept(image: unknown, mode: string): Document | null {
  if (isDocument(image)) return image;
  if (mode === 'required') {
    throw new MongoError(
      47,
      'Change stream was configured to require a pre- or post-image for all update, delete and replace events, but it was not found.',
      {
        labels: ['NonResumableChangeStreamError'],
      },
    );
  }
  return null;
}
