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
  /** Undefined if neither the statement nor the collection has a collation. */
  collation: Collation | undefined;
  variables: Document | undefined;
}

/** A matching document; only its record number after a pause. */
type Target = StoredDocument | number;

/** Writes one document atomically: throws before it writes anything. */
type WriteOne<T> = (batch: WriteBatch, stored: StoredDocument) => T;

/**
 * Finds the documents that a statement writes, in one snapshot. If others may have written since, each document is read
 * again and skipped if it is gone or no longer matches. So no write of others is lost, and no document is written twice,
 * even if the write moves it within the index that is read.
 */
export class TargetSearch {
  readonly node: FilterNode;
  readonly collation: Collation | undefined;
  readonly #writer: Writer;
  readonly #collection: Collection;
  readonly #request: TargetRequest;
  #test: Predicate | undefined;
  /** The number of breaks at the time of the searched snapshot. */
  #searchedAt = 0;

  constructor(writer: Writer, collection: Collection, request: TargetRequest) {
    this.#writer = writer;
    this.#collection = collection;
    this.#request = request;
    this.node = parseFilter(request.filter);
    this.collation = request.collation;
  }

  /** Whether other operations have run since the search began. */
  get isInterrupted(): boolean {
    return this.#searchedAt !== this.#writer.breaks;
  }

  /** Writes all matching documents; returns their number. */
  *each(write: WriteOne<unknown>): Generator<Break, number> {
    let count = 0;
    for (const target of yield* this.#all()) {
      if (yield* this.#writeIfCurrent(target, write)) count++;
      if (isTurnOver()) yield PAUSE;
    }
    return count;
  }

  /** Writes the first matching document; returns the result of `write`, or undefined without a match. */
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
        // Keeps record numbers only: the documents are read again anyway.
        if (!isPaused) found = found.map(getRecord);
        isPaused = true;
        yield PAUSE;
      }
    }
    // Storage order writes neighbouring documents together.
    return isPaused ? yield* sorted(found.map(getRecord), (a, b) => a - b) : found;
  }

  /** The first match in the newest state. A sorted search knows only one: if it no longer matches, the search restarts. */
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

  /** Reads the matching documents of the newest state, with pauses. */
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

  /** The current document, if it still matches. */
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
