import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { readMemory } from '../figures.ts';

export interface FileFigures {
  readonly rows: number;
  readonly megabytes: number;
  readonly seconds: number;
  /** Memory of the server process in megabytes: before, and the maximum during the export. */
  readonly memoryBefore: number | null;
  readonly memoryMost: number | null;
}

const WATCH_MS = 200;

/** Downloads an export and observes the memory of the server process. */
export async function measureFile(open: () => Promise<Response>, pid: number): Promise<FileFigures> {
  const memoryBefore = await readMemory(pid);
  let memoryMost = memoryBefore;
  const watch = setInterval(async () => {
    const now = await readMemory(pid);
    if (now !== null && (memoryMost === null || now > memoryMost)) memoryMost = now;
  }, WATCH_MS);
  try {
    const began = performance.now();
    const response = await open();
    if (!response.ok || !response.body) throw new Error(`the file came with status ${response.status}`);
    let [lines, bytes] = [0, 0];
    for await (const chunk of Readable.fromWeb(response.body as NodeReadableStream<Uint8Array>)) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) lines += 1;
    }
    const seconds = (performance.now() - began) / 1000;
    return { rows: lines - 1, megabytes: bytes / 1024 / 1024, seconds, memoryBefore, memoryMost };
  } finally {
    clearInterval(watch);
  }
}
