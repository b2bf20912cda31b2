import type { Logger } from 'pino';

/**
 * Stops the process gracefully on SIGTERM or SIGINT, or when the process that started it disconnects (IPC). A second
 * signal of the same kind terminates it at once.
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
      log.error({ err: error }, 'graceful shutdown failed');
      process.exit(1);
    }
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  if (!process.send) return;
  process.once('disconnect', end);
  // It may have disconnected while this process was loading, before there was a listener.
  if (!process.connected) void end();
}
