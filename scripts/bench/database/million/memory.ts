import { readFile, writeFile } from 'node:fs/promises';

/** Megabytes. */
export interface Memory {
  /** What the process had in memory at most, with the pages of its data file that it shares with the system's cache. */
  resident: number;
  /** What it had of its own at most. */
  anonymous: number;
}

const SAMPLE_MS = 50;

/** Notes how much memory a process has at most until it is stopped; null where the system does not tell. */
export class MemoryWatch {
  readonly #pid: number;
  #anonymous = 0;
  #timer: NodeJS.Timeout;

  private constructor(pid: number) {
    this.#pid = pid;
    this.#timer = setInterval(() => void this.#sample(), SAMPLE_MS);
  }

  static async start(pid: number): Promise<MemoryWatch> {
    // Forgets the peak so far.
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
