import type { Timestamp } from 'bson';
import { compareTimestamps, identicalValues } from '../bson/compare.ts';
import { encode } from '../bson/encode.ts';
import { type Document, RawDocument } from '../bson/values.ts';
import type { TailSource } from '../cursor/cursors.ts';
import { MongoError } from '../errors.ts';
import { timeAfter } from '../oplog/oplog.ts';
import { getChannel, type OplogEntry } from '../oplog/oplog-entry.ts';
import type { Engine } from '../transaction/engine.ts';
import { isTurnOver, PAUSE, type Pause } from '../yielding.ts';
import type { EventPipeline } from './event-pipeline.ts';
import { buildEvent, concerns, invalidateEvent, invalidates } from './events.ts';
import { withImages } from './images.ts';
import { encodeToken, type Position, toStartPosition } from './resume-token.ts';
import { MAX_EVENT_SIZE, splitEvent } from './split-event.ts';
import type { StreamOptions } from './stream-options.ts';

interface Row {
  token: Document;
  bytes: RawDocument;
}

/**
 * The rows of a change stream. At the end it stays idle until the oplog announces a relevant entry, and resumes reading there.
 */
export class ChangeStreamSource implements TailSource {
  readonly #engine: Engine;
  readonly #options: StreamOptions;
  readonly #pipeline: EventPipeline;
  readonly #forget: () => void;
  /** The last position read; if it is within an entry, that entry is read again. */
  #position: Position;
  readonly #rows: Row[] = [];
  #token: Document;
  /** Whether there may be unread entries. */
  #isBehind = true;
  #wake: (() => void) | undefined;
  /** Whether no rows follow the buffered ones. */
  #isInvalidated = false;

  constructor(engine: Engine, options: StreamOptions, pipeline: EventPipeline) {
    this.#engine = engine;
    this.#options = options;
    this.#pipeline = pipeline;
    this.#position = options.start;
    this.#token = encodeToken(options.start);
    const { database, collection } = options.watched;
    this.#forget = engine.oplog.watch(getChannel(database, collection), (time) => this.#notice(time));
  }

  get hasEnded(): boolean {
    return this.#isInvalidated && this.#rows.length === 0;
  }

  next(): RawDocument | Pause | undefined {
    for (;;) {
      const row = this.#rows.shift();
      if (row) {
        this.#token = row.token;
        return row.bytes;
      }
      if (!this.#isBehind || this.#isInvalidated) return undefined;
      if (isTurnOver()) return PAUSE;
      this.#read();
    }
  }

  batchFields(): Document {
    const visible = timeAfter(this.#engine.oplog.visible);
    const hasSeenAll = this.#rows.length === 0 && !this.#isBehind && !this.#isInvalidated;
    // Everything has been returned: a resumed stream need not read it again.
    if (hasSeenAll && compareTimestamps(visible, this.#position.time) > 0)
      this.#token = encodeToken(toStartPosition(visible));
    return { postBatchResumeToken: this.#token };
  }

  wait(milliseconds: number): Promise<void> {
    if (this.#isBehind) return Promise.resolve();
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

  /** Called when a relevant entry becomes visible at or after this time: earlier entries can be skipped. */
  #notice(time: Timestamp): void {
    if (!this.#isBehind && compareTimestamps(time, this.#position.time) > 0) this.#position = toStartPosition(time);
    this.#isBehind = true;
    this.#wake?.();
  }

  /** Reads the next entry of the oplog. */
  #read(): void {
    const entry = this.#engine.oplog.next(this.#position.time);
    if (!entry) {
      this.#isBehind = false;
      return;
    }
    const isResumed = compareTimestamps(entry.time, this.#position.time) === 0 && this.#position.index >= 0;
    for (let index = isResumed ? this.#position.index : 0; index < entry.operations.length; index++) {
      if (this.#isInvalidated) return;
      this.#take(entry, index, isResumed && index === this.#position.index ? this.#position : undefined);
    }
    this.#position = toStartPosition(timeAfter(entry.time));
  }

  /** Adds the events of an operation. If its event was returned already, adds only what follows it. */
  #take(entry: OplogEntry, index: number, seen: Position | undefined): void {
    const { watched } = this.#options;
    const operation = entry.operations[index] as Document;
    if (!concerns(watched, operation)) return;
    const position: Position = { time: entry.time, index, isInvalidate: false };
    if (seen === undefined || seen.fragment !== undefined) {
      const event = buildEvent(entry, operation, position, watched);
      if (this.#pipeline.accepts(event)) {
        this.#push(withImages(this.#engine, this.#options, event, operation), position, seen?.fragment);
      }
    }
    if (!invalidates(watched, operation) || seen?.isInvalidate) return;
    const event = invalidateEvent(entry.time, entry.wallTime, position);
    if (this.#pipeline.accepts(event)) this.#push(event, position);
    this.#isInvalidated = true;
  }

  #push(event: Document, position: Position, seenFragment?: number): void {
    const row = this.#pipeline.apply(event);
    if (row === undefined) return;
    if (!identicalValues(row._id, event._id)) throw modifiedId(row, event);
    const bytes = encode(row);
    if (bytes.length <= MAX_EVENT_SIZE) {
      if (seenFragment === undefined) this.#rows.push({ token: row._id as Document, bytes: new RawDocument(bytes) });
      return;
    }
    if (!this.#pipeline.splits) throw tooLarge(bytes.length);
    for (const part of splitEvent(row, position).slice(seenFragment === undefined ? 0 : seenFragment + 1)) {
      this.#rows.push({ token: part._id as Document, bytes: new RawDocument(encode(part)) });
    }
  }
}

const FATAL = { labels: ['NonResumableChangeStreamError'] };

function modifiedId(row: Document, event: Document): MongoError {
  return new MongoError(
    'ChangeStreamFatalError',
    `Encountered an event whose _id field, which contains the resume token, was modified by the pipeline. Modifying the _id field of an event makes it impossible to resume the stream from that point. Only transformations that retain the unmodified _id field are allowed. Expected: ${JSON.stringify({ _id: event._id })} but found: ${JSON.stringify(row._id === undefined ? {} : { _id: row._id })}`,
    FATAL,
  );
}

function tooLarge(size: number): MongoError {
  return new MongoError(
    'BSONObjectTooLarge',
    `BSONObj size: ${size} is invalid. Size must be between 0 and ${MAX_EVENT_SIZE}(16MB)`,
  );
}
