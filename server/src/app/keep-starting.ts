import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

const PAUSE_MS = 5000;

interface Stoppable {
  stop(finishingMs: number): Promise<void>;
}

/**
 * Starts background services of a server, and retries while that fails: losing the database at this moment must not end a server
 * that already accepts requests. Resolves after the first attempt.
 */
export async function keepStarting<T extends Stoppable>(
  start: () => Promise<T>,
  log: Pick<Logger, 'error'>,
  pauseMs = PAUSE_MS,
): Promise<Stoppable> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function tryToStart(): Promise<T | null> {
    try {
      return await start();
    } catch (error) {
      log.error({ err: error }, 'failed to start the jobs, retrying');
      return null;
    }
  }

  async function tryAgain(): Promise<T | null> {
    while (!signal.aborted) {
      // Stopping ends the pause.
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
      const started = signal.aborted ? null : await tryToStart();
      if (started) return started;
    }
    return null;
  }

  const first = await tryToStart();
  const running = first ? Promise.resolve(first) : tryAgain();
  return {
    async stop(finishingMs) {
      stopping.abort();
      // An attempt may never end if the database is gone.
      const begun = await Promise.race([running, wait(finishingMs, null, { ref: false })]);
      await begun?.stop(finishingMs);
    },
  };
}
