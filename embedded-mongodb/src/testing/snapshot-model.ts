/** A reference model for snapshot isolation with first-writer-wins conflicts: a few values, and transactions on them. */
export class SnapshotModel {
  #committed = new Map<number, number>();
  readonly #versions = new Map<number, number>();
  readonly #transactions = new Map<number, ModelTransaction>();
  #version = 0;

  isOpen(name: number): boolean {
    return this.#transactions.has(name);
  }

  begin(name: number): void {
    this.#transactions.set(name, { snapshot: new Map(this.#committed), at: this.#version, written: new Set() });
  }

  /** All values visible to the transaction or, without a name, outside of transactions. */
  read(name?: number): [number, number][] {
    const values = name === undefined ? this.#committed : this.#get(name).snapshot;
    return [...values].sort(([a], [b]) => a - b);
  }

  /** Writes or removes a value; returns false on a write conflict, which aborts the transaction. */
  write(name: number, key: number, value: number | undefined): boolean {
    const transaction = this.#get(name);
    if (value === undefined && !transaction.snapshot.has(key)) return true;
    const isStale = (this.#versions.get(key) ?? 0) > transaction.at;
    if (isStale || this.isHeld(key, name)) {
      this.#transactions.delete(name);
      return false;
    }
    if (value === undefined) transaction.snapshot.delete(key);
    else transaction.snapshot.set(key, value);
    transaction.written.add(key);
    return true;
  }

  /** Whether another transaction than `by` has written the value. */
  isHeld(key: number, by?: number): boolean {
    return [...this.#transactions].some(([name, { written }]) => name !== by && written.has(key));
  }

  /** Writes outside of a transaction. */
  writeDirectly(key: number, value: number): void {
    this.#committed.set(key, value);
    this.#versions.set(key, ++this.#version);
  }

  commit(name: number): void {
    const { snapshot, written } = this.#get(name);
    this.#version++;
    for (const key of written) {
      const value = snapshot.get(key);
      if (value === undefined) this.#committed.delete(key);
      else this.#committed.set(key, value);
      this.#versions.set(key, this.#version);
    }
    this.#transactions.delete(name);
  }

  abort(name: number): void {
    this.#transactions.delete(name);
  }

  #get(name: number): ModelTransaction {
    const transaction = this.#transactions.get(name);
    if (!transaction) throw new Error(`transaction ${name} is not open`);
    return transaction;
  }
}

interface ModelTransaction {
  /** The transaction's view: the state at its start with its own writes. */
  readonly snapshot: Map<number, number>;
  readonly at: number;
  readonly written: Set<number>;
}
