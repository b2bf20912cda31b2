import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './database.ts';

/** Maximum number of restarts within a period, after which the database is given up. */
const ENDS_ALLOWED = 3;
const WITHIN_MS = 5 * 60_000;
/** Delay after which this process has noticed the end of the database, in milliseconds; its clients notice it earlier. */
const NOTICED_AFTER_MS = 500;

interface Options {
  readonly say: (line: string) => void;
  /** Called if another database with other data has replaced it. */
  readonly onReplaced: (database: Database) => void;
  /** Called with the reason if the database has ended for good. */
  readonly onLost: (message: string) => void;
}

/** Keeps a database running: restarts it a few times if it ends by itself, then switches to another one or gives up. */
export class SupervisedDatabase {
  private readonly options: Options;
  /** The running database, or the one being restarted. Rejects if it has ended for good. */
  private current: Promise<Database>;
  private isStopping = false;
  private ends: number[] = [];

  constructor(first: Database, options: Options) {
    this.options = options;
    this.current = Promise.resolve(first);
    this.watch(first);
  }

  /** Resolves with the running database. */
  now(): Promise<Database> {
    return this.current;
  }

  /** Runs repeatable work, and repeats it whenever the database has ended meanwhile. */
  async run<T>(work: (database: Database) => Promise<T>): Promise<T> {
    for (;;) {
      const { current } = this;
      const database = await current;
      try {
        return await work(database);
      } catch (error) {
        await delay(NOTICED_AFTER_MS);
        if (this.current === current) throw error;
      }
    }
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const database = await this.current.catch(() => null);
    await database?.stop();
  }

  private watch(database: Database): void {
    void database.ended.then((reason) => {
      if (this.isStopping) return;
      this.current = this.bringBack(database, reason);
      this.current.then(
        (next) => this.watch(next),
        (error: Error) => !this.isStopping && this.options.onLost(error.message),
      );
    });
  }

  private async bringBack(database: Database, firstReason: string): Promise<Database> {
    const { say, onReplaced } = this.options;
    let reason = firstReason;
    while (!this.isStopping && this.mayTryAgain()) {
      say(`The database ended (${reason}). Starting it again…`);
      try {
        return await database.restart();
      } catch (error) {
        reason = (error as Error).message;
      }
    }
    const instead = this.isStopping ? null : await database.fallBack(reason);
    if (!instead) throw new Error(`The database has ended and cannot be started again: ${reason}`);
    onReplaced(instead);
    return instead;
  }

  private mayTryAgain(): boolean {
    const now = Date.now();
    this.ends = [...this.ends.filter((at) => now - at < WITHIN_MS), now];
    return this.ends.length <= ENDS_ALLOWED;
  }
}
