import { FailPoints } from './commands/fail-points.ts';
import { Cursors } from './cursor/cursors.ts';
import { Engine } from './engine.ts';
import { Layer } from './storage/layer.ts';
import { removeExpired } from './storage/time-to-live.ts';
import { Sessions } from './transaction/sessions.ts';

export interface ServerOptions {
  dataPath: string;
  sync: boolean;
}

export const SET_NAME = 'rs0';

const SWEEP_INTERVAL_MS = 1000;
const TTL_INTERVAL_MS = 10_000;

/** Everything that lives as long as the process: the engine, sessions, cursors and what is swept from time to time. */
export class Server {
  readonly engine: Engine;
  readonly sessions: Sessions;
  readonly cursors = new Cursors();
  readonly failPoints = new FailPoints();
  readonly startedAt = Date.now();
  readonly #timers: NodeJS.Timeout[];
  #isRemoving = false;
  host = '127.0.0.1:0';
  connections = 0;

  constructor(options: ServerOptions) {
    this.engine = new Engine(options.dataPath, options.sync);
    this.sessions = new Sessions(this.engine);
    this.#timers = [
      setInterval(() => this.#sweep(), SWEEP_INTERVAL_MS),
      setInterval(() => void this.#removeExpired(), TTL_INTERVAL_MS),
    ];
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.sessions.abortAll();
    this.cursors.closeAll();
    await this.engine.store.close();
  }

  /** A failure here (an index dropped meanwhile, say) is not the end of the process: the next round comes. */
  async #removeExpired(): Promise<void> {
    if (this.#isRemoving) return;
    this.#isRemoving = true;
    try {
      await removeExpired(this.engine);
    } catch (error) {
      console.error('removing expired documents failed:', error);
    }
    this.#isRemoving = false;
  }

  #sweep(): void {
    this.cursors.expire();
    const layer = new Layer();
    this.sessions.expire((key) => layer.set(key, null));
    if (layer.size > 0) this.engine.store.commit(layer);
  }
}
