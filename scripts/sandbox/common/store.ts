import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { readJson } from './json-body.ts';

interface Identified {
  readonly id: string;
}

/** One line of the file: the newest value of an item; without a value the item is deleted. */
interface Entry {
  readonly kind: string;
  readonly id: string;
  readonly value?: Identified;
}

/** The newest items of one kind; beyond the limit the oldest is dropped. */
export class Collection<T extends Identified> {
  readonly items = new Map<string, T>();
  private readonly limit: number;
  private readonly note: (id: string, value?: T) => void;

  constructor(limit: number, note: (id: string, value?: T) => void) {
    this.limit = limit;
    this.note = note;
  }

  get(id: string): T | undefined {
    return this.items.get(id);
  }

  /** Stores an item and returns it. A change replaces the previous value. */
  put(item: T): T {
    this.note(item.id, item);
    this.take(item);
    return item;
  }

  /** Loads an item that is already in the file. */
  take(item: T): void {
    this.items.set(item.id, item);
    const [oldest] = this.items.keys();
    if (oldest !== undefined && this.items.size > this.limit) this.items.delete(oldest);
  }

  delete(id: string): void {
    this.note(id);
    this.items.delete(id);
  }

  /** In the order of their creation. */
  oldestFirst(): T[] {
    return [...this.items.values()];
  }

  newestFirst(): T[] {
    return this.oldestFirst().reverse();
  }
}

/**
 * The state of a sandbox. Stored values are immutable, so that events keep the value of their time. With a file, each change is
 * appended as a line before the response is sent, so that a killed process has lost nothing that it has confirmed.
 */
export class Store {
  private readonly collections = new Map<string, Collection<Identified>>();
  private file: number | undefined;

  /** Must be called before `open`. */
  collection<T extends Identified>(kind: string, limit = 5000): Collection<T> {
    const made = new Collection<T>(limit, (id, value) => this.write([{ kind, id, ...(value && { value }) }]));
    this.collections.set(kind, made as unknown as Collection<Identified>);
    return made;
  }

  /** Loads the state of an earlier run, and rewrites the file without outdated lines. */
  open(path: string | undefined): void {
    if (!path) return;
    mkdirSync(dirname(path), { recursive: true });
    for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) this.read(readJson(line));
    this.file = openSync(`${path}.new`, 'w');
    for (const [kind, { items }] of this.collections) {
      this.write([...items].map(([id, value]) => ({ kind, id, value })));
    }
    renameSync(`${path}.new`, path);
  }

  clear(): void {
    for (const collection of this.collections.values()) {
      for (const { id } of collection.oldestFirst()) collection.delete(id);
    }
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
  }

  /** Ignores an incomplete line of a killed process. */
  private read(entry: unknown): void {
    const { kind = '', id = '', value } = (entry ?? {}) as Partial<Entry>;
    const collection = this.collections.get(kind);
    if (value) collection?.take(value);
    else collection?.items.delete(id);
  }

  private write(entries: readonly Entry[]): void {
    if (this.file === undefined || entries.length === 0) return;
    writeSync(this.file, `${entries.map((entry) => JSON.stringify(entry)).join('\n')}\n`);
  }
}
