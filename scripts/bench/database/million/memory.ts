import { readFile, writeFile } from 'node:fs/promises';

/** In megabytes. */
export interface Memory {
  /** The peak of resident memory, including pages of the data file shared with the page cache. */
  resident: number;
  /** The peak of private memory. */
  anonymous: number;
}

const SAMPLE_MS = 50;

/** Observes the peak memory of a process until stopped; null if the system does not report it. */
export class MemoryWatch {
  readonly #pid: number;
  #anonymous = 0;
  #timer: NodeJS.Timeout;

  private constructor(pid: number) {
    this.#pid = pid;
    this.#timer = setInterval(() => void this.#sample(), SAMPLE_MS);
  }

  static async start(pid: number): Promise<MemoryWatch> {
    // Resets the peak.
    await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => undefined);
    return new MemoryWatch(pid);
  }

  async stop(): Promise<Memory | null> {
    clearInterval(this.#timer);
    const status = await this.#sample();
    const resident = kilobytes(status, 'VmHWM');
    return resident === null ? null : { resident: resident / 1024, anonymous: this.#anonymous / 1024 };
  }

  async #sample(): Promise<string> {
    const status = await readFile(`/proc/${this.#pid}/status`, 'utf8').catch(() => '');
    this.#anonymous = Math.max(this.#anonymous, kilobytes(status, 'RssAnon') ?? 0);
    return status;
  }
}

function kilobytes(status: string, field: string): number | null {
  const found = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  return found === undefined ? null : Number(found);
}
