import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { readJson } from './json-body.ts';

interface Identified {
  readonly id: string;
}

/** One line of the file: the newest value of a thing of one kind; without a value it is gone. */
interface Entry {
  readonly kind: string;
  readonly id: string;
  readonly value?: Identified;
}

/** The newest things of one kind; beyond the limit the oldest is forgotten. */
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

  /** Answers what it has put. A change puts a new value in the place of the old one. */
  put(item: T): T {
    this.note(item.id, item);
    this.take(item);
    return item;
  }

  /** Puts what is in the file already. */
  take(item: T): void {
    this.items.set(item.id, item);
    const [oldest] = this.items.keys();
    if (oldest !== undefined && this.items.size > this.limit) this.items.delete(oldest);
  }

  delete(id: string): void {
    this.note(id);
    this.items.delete(id);
  }

  /** In the order in which they first came. */
  oldestFirst(): T[] {
    return [...this.items.values()];
  }

  newestFirst(): T[] {
    return this.oldestFirst().reverse();
  }
}

/**
 * What a sandbox knows. Stored values are never changed in place, so that events keep the value of their moment. With a
 * file each change is a line of it, written before the answer, so that a killed process has lost nothing it had told of.
 */
export class Store {
  private readonly collections = new Map<string, Collection<Identified>>();
  private file: number | undefined;

  /** To be called before `open`. */
  collection<T extends Identified>(kind: string, limit = 5000): Collection<T> {
    const made = new Collection<T>(limit, (id, value) => this.write([{ kind, id, ...(value && { value }) }]));
    this.collections.set(kind, made as unknown as Collection<Identified>);
    return made;
  }

  /** Takes over what an earlier run left, and begins the file anew with what of it still counts. */
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

  /** A line that a kill tore is none. */
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
