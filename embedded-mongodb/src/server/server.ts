import { Cursors } from '../cursor/cursors.ts';
import { WriteSet } from '../storage/write-set.ts';
import { Engine } from '../transaction/engine.ts';
import { removeEntries } from '../transaction/session-records.ts';
import { Sessions } from '../transaction/sessions.ts';
import { SnapshotReads } from '../transaction/snapshot-reads.ts';
import { removeExpiredMeasurements } from '../ttl/time-series-expiry.ts';
import { removeExpired } from '../ttl/time-to-live.ts';
import { FailPoints } from './fail-points.ts';
import { OperationCounters } from './operation-counters.ts';
import { RunningOperations } from './running-operations.ts';

export interface ServerOptions {
  dataPath: string;
  sync: boolean;
  testCommands: boolean;
}

export const SET_NAME = 'rs0';

const SWEEP_INTERVAL_MS = 1000;

/** The state of the process: engine, sessions, cursors, and their periodic cleanup. */
export class Server {
  readonly engine: Engine;
  readonly sessions: Sessions;
  readonly snapshots: SnapshotReads;
  readonly cursors = new Cursors();
  readonly failPoints = new FailPoints();
  readonly counters = new OperationCounters();
  readonly operations = new RunningOperations();
  readonly testCommands: boolean;
  readonly startedAt = Date.now();
  readonly #timers: NodeJS.Timeout[];
  #isRemoving = false;
  /** The default of `allowDiskUse`. */
  allowDiskUseByDefault = true;
  /** Whether expired documents are deleted. */
  ttlMonitorEnabled = true;
  /** The interval of these deletions in seconds. */
  ttlMonitorSleepSecs = 1;
  /** The number of runs that looked for expired documents. */
  ttlPasses = 0;
  #removedAt = 0;
  host = '127.0.0.1:0';
  connections = 0;

  constructor(options: ServerOptions) {
    this.testCommands = options.testCommands;
    this.engine = new Engine(options.dataPath, options.sync);
    this.sessions = new Sessions(this.engine);
    this.snapshots = new SnapshotReads(this.engine);
    this.#timers = [
      setInterval(() => this.#sweep(), SWEEP_INTERVAL_MS),
      setInterval(() => void this.#removeExpired(), SWEEP_INTERVAL_MS),
    ];
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.sessions.abortAll();
    this.cursors.closeAll();
    this.snapshots.releaseAll();
    await this.engine.close();
  }

  /** Logs a failure instead of throwing: the next round tries again. */
  async #removeExpired(): Promise<void> {
    const isDue = Date.now() - this.#removedAt >= this.ttlMonitorSleepSecs * 1000 - SWEEP_INTERVAL_MS / 2;
    if (this.#isRemoving || !this.ttlMonitorEnabled || !isDue) return;
    this.#removedAt = Date.now();
    this.#isRemoving = true;
    try {
      await removeExpired(this.engine);
      await removeExpiredMeasurements(this.engine);
    } catch (error) {
      console.error('removing expired documents failed:', error);
    }
    this.ttlPasses += 1;
    this.#isRemoving = false;
  }

  #sweep(): void {
    this.cursors.expire();
    this.snapshots.expire();
    const writeSet = new WriteSet();
    this.sessions.expire((session) => {
      this.cursors.killForSession(session.key);
      removeEntries(session, writeSet);
    });
    if (writeSet.size > 0) this.engine.store.commit(writeSet);
  }
}
