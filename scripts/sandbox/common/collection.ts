/** A map in insertion order with a size limit; beyond it the oldest entry is dropped. */
export class Collection<T extends { id: string }> {
  readonly kind: string;
  private readonly limit: number;
  private readonly items = new Map<string, T>();
  private readonly positions = new Map<string, number>();
  private ids: string[] = [];
  private head = 0;
  private dropped = 0;
  private readonly onForgotten: (item: T) => void;

  constructor(kind: string, limit: number, onForgotten: (item: T) => void = () => undefined) {
    this.kind = kind;
    this.limit = limit;
    this.onForgotten = onForgotten;
  }

  get(id: string): T | undefined {
    return this.items.get(id);
  }

  get size(): number {
    return this.items.size;
  }

  put(item: T): void {
    const isNew = !this.items.has(item.id);
    this.items.set(item.id, item);
    if (!isNew) return;
    this.positions.set(item.id, this.dropped + this.ids.length);
    this.ids.push(item.id);
    if (this.items.size > this.limit) this.forgetOldest();
  }

  /** Oldest first. */
  values(): IterableIterator<T> {
    return this.items.values();
  }

  /** Newest first, from just after the given id (an unknown id gives nothing). */
  *newestFirst(afterId?: string): Generator<T> {
    const position = afterId === undefined ? this.dropped + this.ids.length : this.positions.get(afterId);
    if (position === undefined) return;
    for (let index = position - this.dropped - 1; index >= this.head; index -= 1) {
      const item = this.items.get(this.ids[index] ?? '');
      if (item) yield item;
    }
  }

  /** Oldest first, from just after the given id: the other direction of paging. */
  *oldestFirst(afterId: string): Generator<T> {
    const position = this.positions.get(afterId);
    if (position === undefined) return;
    for (let index = position - this.dropped + 1; index < this.ids.length; index += 1) {
      const item = this.items.get(this.ids[index] ?? '');
      if (item) yield item;
    }
  }

  clear(): void {
    this.items.clear();
    this.positions.clear();
    this.ids = [];
    this.head = 0;
    this.dropped = 0;
  }

  forgetOldest(): void {
    const id = this.ids[this.head] ?? '';
    const item = this.items.get(id);
    this.items.delete(id);
    this.positions.delete(id);
    this.head += 1;
    // Removes dropped ids in large batches: shifting the array on each drop would be linear in the limit.
    if (this.head > this.limit) {
      this.ids = this.ids.slice(this.head);
      this.dropped += this.head;
      this.head = 0;
    }
    if (item) this.onForgotten(item);
  }
}
