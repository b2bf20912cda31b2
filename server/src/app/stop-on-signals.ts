import type { Logger } from 'pino';

/**
 * Ends the process in order when it is told to, by a signal or, where another process started it, by that one going away:
 * without it there is nobody left to serve for. The same signal a second time ends it at once.
 */
export function stopOnSignals(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'could not stop in order');
      process.exit(1);
    }
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  if (process.send) process.once('disconnect', end);
}
