import type { Logger } from 'pino';
import type { Services } from './modules.ts';

type CatchingUp = Pick<Services, 'search' | 'stockHistory'>;

/**
 * What a server does once it answers, since it takes as long as the catalogue is large: reads and indexes the products,
 * which the first visitor would wait for, and completes the history of stock. Returns how to stop it.
 */
export function catchUp({ search, stockHistory }: CatchingUp, log: Logger): () => void {
  let stopped = false;

  async function run(): Promise<void> {
    await search.prepare();
    const completed = await stockHistory.completeAll();
    if (completed > 0) log.info({ levels: completed }, 'completed the stock history');
  }

  run().catch((error: unknown) => {
    // Stopping closes the database below it; each history is completed whole or not at all.
    if (!stopped) log.warn({ err: error }, 'catch-up after the start failed');
  });
  return () => {
    stopped = true;
  };
}
