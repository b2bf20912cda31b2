import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, write, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readJson } from './json-body.ts';

const writeFile = promisify(write);

/** One line of the journal: the newest value of one thing of one kind. */
export interface JournalEntry {
  kind: string;
  value: unknown;
}

interface Deferred {
  promise: Promise<void>;
  resolve(): void;
  reject(error: unknown): void;
}

const SHORTEST_WORTH_COMPACTING = 20_000;
const LINES_A_TURN = 100;

function deferred(): Deferred {
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  return { promise, resolve, reject };
}

function isEntry(line: unknown): line is JournalEntry {
  return typeof line === 'object' && line !== null && 'kind' in line && 'value' in line;
}

function* splitIntoChunks(entries: Iterable<JournalEntry>): Generator<string[]> {
  let chunk: string[] = [];
  for (const entry of entries) {
    if (chunk.push(JSON.stringify(entry)) < LINES_A_TURN) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/**
 * An append-only file of JSON lines. Entries of one turn of the event loop are written together; `flushed` resolves when the
 * operating system has them, so that they survive a killed process. A torn last line is ignored. A file that has grown to
 * twice its live content is compacted in the background.
 */
export class Journal {
  private readonly path: string;
  private readonly snapshot: () => Iterable<JournalEntry>;
  private descriptor: number | undefined;
  private readyDescriptor: number | undefined;
  private isWriting = false;
  private lines = 0;
  private liveLines = 0;
  private buffer: string[] = [];
  private draining: Promise<void> | undefined;
  private nextBatch = deferred();
  private currentBatch: Promise<void> = Promise.resolve();
  private compacting: Promise<void> | undefined;
  /** Lines appended since the running compaction began: they follow its snapshot in the new file. */
  private since: string[] | undefined;

  /** Starts with a file of what is alive; `snapshot` tells it, now and at each compaction, and may be read slowly. */
  constructor(path: string, snapshot: () => Iterable<JournalEntry>) {
    mkdirSync(dirname(path), { recursive: true });
    this.path = path;
    this.snapshot = snapshot;
    const descriptor = openSync(this.newPath, 'w');
    for (const chunk of splitIntoChunks(snapshot())) this.writeChunk(descriptor, chunk);
    this.takeOver(descriptor);
  }

  static *read(path: string): Generator<JournalEntry> {
    if (!existsSync(path)) return;
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const entry = line === '' ? undefined : readJson(line);
      if (isEntry(entry)) yield entry;
    }
  }

  append(entry: JournalEntry): void {
    const line = JSON.stringify(entry);
    this.buffer.push(line);
    this.since?.push(line);
    this.draining ??= this.drain();
  }

  /** Resolves when everything appended so far is with the operating system; rejects when it could not be written. */
  async flushed(): Promise<void> {
    await (this.buffer.length > 0 ? this.nextBatch.promise : this.currentBatch);
  }

  async close(): Promise<void> {
    await this.draining;
    await this.compacting;
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }

  private async drain(): Promise<void> {
    while (this.buffer.length > 0) {
      // Waiting one turn of the event loop lets all requests of that turn share a write.
      await nextTurn();
      const lines = this.buffer;
      const batch = this.nextBatch;
      this.buffer = [];
      this.nextBatch = deferred();
      this.currentBatch = batch.promise;
      this.isWriting = true;
      this.writeAll(Buffer.from(`${lines.join('\n')}\n`)).then(batch.resolve, batch.reject);
      await batch.promise;
      this.isWriting = false;
      this.lines += lines.length;
      if (this.readyDescriptor !== undefined) this.takeOver(this.readyDescriptor);
      const hasGrown = this.lines >= SHORTEST_WORTH_COMPACTING && this.lines >= this.liveLines * 2;
      if (hasGrown) this.compacting ??= this.compact();
    }
    this.draining = undefined;
  }

  private async writeAll(bytes: Buffer): Promise<void> {
    const { descriptor } = this;
    if (descriptor === undefined) throw new Error(`${this.path} is closed`);
    let offset = 0;
    while (offset < bytes.length) {
      const { bytesWritten } = await writeFile(descriptor, bytes, offset, bytes.length - offset);
      offset += bytesWritten;
    }
  }

  /**
   * Writes the new file in small steps between requests. A thing that changes after its step has its newer line in
   * `since`; a line that is in both the snapshot and `since` only says the same twice.
   */
  private async compact(): Promise<void> {
    this.since = [];
    this.liveLines = 0;
    const descriptor = openSync(this.newPath, 'w');
    for (const chunk of splitIntoChunks(this.snapshot())) {
      this.writeChunk(descriptor, chunk);
      await nextTurn();
    }
    // A write to the old file that is under way must end before that file is closed.
    if (this.isWriting) this.readyDescriptor = descriptor;
    else this.takeOver(descriptor);
  }

  private get newPath(): string {
    return `${this.path}.new`;
  }

  private writeChunk(descriptor: number, lines: string[]): void {
    writeSync(descriptor, `${lines.join('\n')}\n`);
    this.liveLines += lines.length;
  }

  /** Replaces the file in one step, so that a crash leaves the old or the new one, never half of it. */
  private takeOver(descriptor: number): void {
    if (this.since && this.since.length > 0) this.writeChunk(descriptor, this.since);
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    renameSync(this.newPath, this.path);
    this.descriptor = descriptor;
    this.readyDescriptor = undefined;
    this.since = undefined;
    this.lines = this.liveLines;
    this.compacting = undefined;
  }
}
