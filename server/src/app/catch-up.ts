import type { Logger } from 'pino';
import type { Services } from './modules.ts';

type CatchingUp = Pick<Services, 'search' | 'stockHistory'>;

/**
 * Work that a server does once it accepts requests, since it takes longer with a larger catalogue: reads and indexes the
 * products, which the first visitor would otherwise wait for, and completes the stock history. Returns a function that stops it.
 */
export function catchUp({ search, stockHistory }: CatchingUp, log: Logger): () => void {
  let stopped = false;

  async function run(): Promise<void> {
    await search.prepare();
    const completed = await stockHistory.completeAll();
    if (completed > 0) log.info({ levels: completed }, 'completed the stock history');
  }

  run().catch((error: unknown) => {
    // Stopping closes the database during this; each history is completed entirely or not at all.
    if (!stopped) log.warn({ err: error }, 'catch-up after the start failed');
  });
  return () => {
    stopped = true;
  };
}
