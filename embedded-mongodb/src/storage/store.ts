import { mkdirSync } from 'node:fs';
import { open, type Transaction } from 'lmdb';
import { Layer } from './layer.ts';
import { type Environment, View } from './view.ts';

export interface Snapshot {
  view: View;
  release(): void;
}

interface Waiter {
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * One ordered map on disk. A committed layer is visible at once and written to LMDB soon after, all layers that gathered
 * meanwhile in one LMDB transaction, so that writers who wait share one sync and nothing is ever half there.
 */
export class Store {
  readonly #environment: Environment;
  #current = new Layer();
  /** Layers that no longer change and are not in LMDB yet, newest first. */
  #sealed: Layer[] = [];
  #flushing = false;
  #scheduled = false;
  #waiters: Waiter[] = [];
  #failure: unknown;
  #latest: View | undefined;

  constructor(folder: string, sync: boolean) {
    mkdirSync(folder, { recursive: true });
    this.#environment = open<Buffer, Buffer>({
      path: folder,
      keyEncoding: 'binary',
      encoding: 'binary',
      compression: false,
      overlappingSync: false,
      noSync: !sync,
      maxReaders: 2000,
      maxDbs: 1,
    });
  }

  /** The newest committed state; valid until the next commit or turn of the event loop. */
  view(): View {
    this.#environment.resetReadTxn();
    this.#latest ??= new View(this.#environment, [this.#current, ...this.#sealed]);
    return this.#latest;
  }

  /** A state that stays as it is until released. */
  snapshot(): Snapshot {
    this.#seal();
    this.#environment.resetReadTxn();
    const transaction: Transaction = this.#environment.useReadTransaction();
    let released = false;
    return {
      view: new View(this.#environment, [...this.#sealed], transaction),
      release: () => {
        if (!released) transaction.done();
        released = true;
      },
    };
  }

  /** Makes the layer's writes visible, all at once. */
  commit(layer: Layer): void {
    if (this.#failure) throw this.#failure;
    for (const [key, value] of layer.entries()) this.#current.set(key, value);
    this.#schedule();
  }

  /** Resolves when everything committed so far is on disk. */
  durable(): Promise<void> {
    if (this.#failure) return Promise.reject(this.#failure);
    if (this.#current.size === 0 && this.#sealed.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => this.#waiters.push({ resolve, reject }));
  }

  async close(): Promise<void> {
    await this.durable();
    await this.#environment.close();
  }

  #seal(): void {
    if (this.#current.size === 0) return;
    this.#sealed = [this.#current, ...this.#sealed];
    this.#current = new Layer();
    this.#latest = undefined;
  }

  #schedule(): void {
    if (this.#scheduled || this.#flushing) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      void this.#flush();
    });
  }

  async #flush(): Promise<void> {
    this.#flushing = true;
    this.#seal();
    const layers = this.#sealed;
    const waiters = this.#waiters;
    this.#waiters = [];
    try {
      await this.#write(layers);
      this.#sealed = this.#sealed.filter((layer) => !layers.includes(layer));
      this.#latest = undefined;
      for (const waiter of waiters) waiter.resolve();
    } catch (error) {
      this.#failure = error;
      for (const waiter of [...waiters, ...this.#waiters]) waiter.reject(error);
    }
    this.#flushing = false;
    if (this.#failure) return;
    if (this.#current.size > 0 || this.#sealed.length > 0) this.#schedule();
    else for (const waiter of this.#waiters.splice(0)) waiter.resolve();
  }

  async #write(layers: readonly Layer[]): Promise<void> {
    await this.#environment.batch(() => {
      for (const layer of layers.toReversed()) {
        for (const [key, value] of layer.entries()) {
          const bytes = Buffer.from(key, 'latin1');
          if (value === null) this.#environment.remove(bytes);
          else this.#environment.put(bytes, value);
        }
      }
    });
  }
}
