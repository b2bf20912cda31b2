import { type Document, RawDocument } from '../bson/values.ts';
import { type Collection, getNamespace } from '../catalog/collection.ts';
import { MongoError } from '../errors.ts';
import type { Predicate } from '../matcher/match.ts';
import { getChannel } from '../oplog/oplog-entry.ts';
import type { Projection } from '../projection/projection.ts';
import { decodeRecord, documentPrefix } from '../storage/keys.ts';
import { StoredDocument } from '../storage/stored-document.ts';
import type { Entry, View } from '../storage/view.ts';
import type { Engine } from '../transaction/engine.ts';
import { isTurnOver, PAUSE, type Pause } from '../yielding.ts';
import type { TailSource } from './cursors.ts';

/** The query of a tailable cursor. */
export interface TailQuery {
  test: Predicate;
  projection: Projection | undefined;
  /** Whether it waits for new documents at the end. */
  awaitsData: boolean;
}

/** The documents of a capped collection in insertion order, including those inserted later. */
export class CappedTail implements TailSource {
  readonly #engine: Engine;
  readonly #collection: Collection;
  readonly #query: TailQuery;
  readonly #forget: () => void;
  #view: View | undefined;
  #iterator: Iterator<Entry> | undefined;
  #last: string | undefined;
  #wake: (() => void) | undefined;
  #hasChanged = false;
  /** Set at the end of an empty collection: there is no position to continue from. */
  #isDead = false;

  constructor(engine: Engine, collection: Collection, view: View, query: TailQuery) {
    this.#engine = engine;
    this.#collection = collection;
    this.#view = view;
    this.#query = query;
    this.#forget = engine.oplog.watch(getChannel(collection.database, collection.name), () => {
      this.#hasChanged = true;
      this.#wake?.();
    });
  }

  get hasEnded(): boolean {
    return this.#isDead || this.#isGone;
  }

  get #isGone(): boolean {
    return this.#engine.catalog.get(getNamespace(this.#collection)) !== this.#collection;
  }

  next(): Document | RawDocument | Pause | undefined {
    this.#iterator ??= this.#open();
    for (;;) {
      const step = this.#iterator.next();
      if (step.done) {
        this.#isDead = this.#last === undefined;
        return undefined;
      }
      this.#last = step.value.key;
      const stored = new StoredDocument(decodeRecord(step.value.key), step.value.value);
      if (this.#query.test(stored.document)) {
        return this.#query.projection ? this.#query.projection(stored.document) : new RawDocument(stored.bytes);
      }
      if (isTurnOver()) return PAUSE;
    }
  }

  /** Continues after the last read document. Throws CappedPositionLost if that document no longer exists. */
  #open(): Iterator<Entry> {
    const view = this.#view as View;
    if (this.#last !== undefined && !view.has(this.#last) && !this.#isGone) {
      throw new MongoError(
        'CappedPositionLost',
        'CollectionScan died due to position in capped collection being deleted.',
      );
    }
    const { id } = this.#collection;
    const start = this.#last === undefined ? documentPrefix(id) : `${this.#last}\0`;
    return view.range(start, documentPrefix(id + 1));
  }

  attach(view: View): void {
    this.#view = view;
    this.#hasChanged = false;
  }

  detach(): void {
    this.#iterator?.return?.();
    this.#iterator = undefined;
    this.#view = undefined;
  }

  wait(milliseconds: number): Promise<void> {
    if (this.#hasChanged) return Promise.resolve();
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

  get returnsAtOnce(): boolean {
    return !this.#query.awaitsData;
  }

  batchFields(): Document {
    return {};
  }

  close(): void {
    this.#forget();
    this.#wake?.();
  }
}
