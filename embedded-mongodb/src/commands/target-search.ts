import type { Document, Value } from '../bson/values.ts';
import type { Collection } from '../catalog/collection.ts';
import type { Collation } from '../collation/collation.ts';
import { parseFilter } from '../matcher/filter.ts';
import type { FilterNode } from '../matcher/filter-node.ts';
import { compileNode, type Predicate } from '../matcher/match.ts';
import { Query } from '../query/query.ts';
import { StoredDocument } from '../storage/stored-document.ts';
import { LockedError } from '../transaction/locks.ts';
import type { WriteBatch } from '../transaction/write-batch.ts';
import { type Break, onceReleased, type Writer } from '../transaction/writer.ts';
import { isTurnOver, PAUSE, sorted } from '../yielding.ts';

export interface TargetRequest {
  filter: Document;
  sort?: Document | undefined;
  hint: Value;
  /** Undefined where the statement names none and the collection has none. */
  collation: Collation | undefined;
  variables: Document | undefined;
}

/** A document that was found, or its record where there was a pause since. */
type Target = StoredDocument | number;

/** Writes one document as a whole, or throws before it has written anything. */
type WriteOne<T> = (batch: WriteBatch, stored: StoredDocument) => T;

/**
 * Finds the documents that a statement writes. They are looked for in one state. Where others may have written since,
 * each is read again, and passed by where it is gone or the filter no longer fits. So none is written twice, even where
 * writing moves it in the index that is read, and no other write is lost.
 */
export class TargetSearch {
  readonly node: FilterNode;
  readonly collation: Collation | undefined;
  readonly #writer: Writer;
  readonly #collection: Collection;
  readonly #request: TargetRequest;
  #test: Predicate | undefined;
  /** How many breaks there had been when the state that is searched was the newest. */
  #searchedAt = 0;

  constructor(writer: Writer, collection: Collection, request: TargetRequest) {
    this.#writer = writer;
    this.#collection = collection;
    this.#request = request;
    this.node = parseFilter(request.filter);
    this.collation = request.collation;
  }

  /** Whether others had a turn since the search began. */
  get isInterrupted(): boolean {
    return this.#searchedAt !== this.#writer.breaks;
  }

  /** Writes all that fit; gives how many. */
  *each(write: WriteOne<unknown>): Generator<Break, number> {
    let count = 0;
    for (const target of yield* this.#all()) {
      if (yield* this.#writeIfCurrent(target, write)) count++;
      if (isTurnOver()) yield PAUSE;
    }
    return count;
  }

  /** Writes the first that fits; gives what writing it gave, or undefined where none fits. */
  *first<T>(write: WriteOne<T>): Generator<Break, T | undefined> {
    for (;;) {
      const stored = yield* this.#first();
      if (!stored) return undefined;
      try {
        return write(this.#unit, stored);
      } catch (error) {
        if (!(error instanceof LockedError)) throw error;
        yield this.#writer.released(error);
      }
    }
  }

  get #unit(): WriteBatch {
    return this.#writer.batchOn(this.#collection);
  }

  #writeIfCurrent(target: Target, write: WriteOne<unknown>): Generator<Break, boolean> {
    return onceReleased(this.#writer, () => {
      const stored = this.#current(target);
      if (stored) write(this.#unit, stored);
      return stored !== undefined;
    });
  }

  *#all(): Generator<Break, Target[]> {
    let found: Target[] = [];
    let isPaused = false;
    for (const step of this.#search(0)) {
      if (step !== PAUSE) found.push(isPaused ? step.record : step);
      else {
        // The documents are read again anyway, and may be many.
        if (!isPaused) found = found.map(getRecord);
        isPaused = true;
        yield PAUSE;
      }
    }
    // In the order in which they are stored, neighbours are written together.
    return isPaused ? yield* sorted(found.map(getRecord), (a, b) => a - b) : found;
  }

  /** The first that fits in the newest state. After a sort only one is known: where it fits no longer, all begins anew. */
  *#first(): Generator<Break, StoredDocument | undefined> {
    for (;;) {
      let isMissed = false;
      for (const step of this.#search(this.#request.sort ? 1 : 0)) {
        if (step === PAUSE) {
          yield PAUSE;
          continue;
        }
        const stored = this.#current(step);
        if (stored) return stored;
        isMissed = true;
      }
      if (!isMissed) return undefined;
    }
  }

  /** Reads what fits in the state that is now the newest, with pauses. */
  *#search(limit: number): Generator<StoredDocument | typeof PAUSE> {
    const { view } = this.#unit;
    const query = new Query(this.#collection, view, { ...this.#request, limit });
    this.#searchedAt = this.#writer.breaks;
    let release: (() => void) | undefined;
    try {
      for (let step = query.step(); step; step = query.step()) {
        if (step === PAUSE) release ??= this.#writer.hold(view);
        yield step;
      }
    } finally {
      query.detach();
      release?.();
    }
  }

  /** The document as it is now, where it is still meant. */
  #current(target: Target): StoredDocument | undefined {
    if (target instanceof StoredDocument && !this.isInterrupted) return target;
    const stored = this.#unit.read(this.#collection, getRecord(target));
    if (!stored) return undefined;
    this.#test ??= compileNode(this.node, this.#request.variables, this.collation);
    return this.#test(stored.document) ? stored : undefined;
  }
}

function getRecord(target: Target): number {
  return target instanceof StoredDocument ? target.record : target;
}
