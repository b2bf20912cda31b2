import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { followCollection } from '../../live/follow-collection.ts';
import { mailModel } from './mail.model.ts';
import type { MailDelivery } from './mail-delivery.service.ts';

/**
 * Sends letters as soon as the transaction that queued them is committed, by whichever process. What is missed (a broken
 * stream, a letter whose next try is later) the job `send-letters` finds.
 */
export async function wakeUpForLetters(connection: Connection, delivery: MailDelivery, log: Logger) {
  let running: Promise<void> | null = null;
  let again = false;

  async function deliverAll(): Promise<void> {
    try {
      do {
        again = false;
        await delivery.deliverDue();
      } while (again);
    } catch (error) {
      log.error({ err: error }, 'letters could not be sent, the job will try again');
    } finally {
      running = null;
    }
  }

  /** Letters that come while others are sent are sent in the same go. */
  function wake(): void {
    again = true;
    running ??= deliverAll();
  }

  const stream = await followCollection(
    mailModel(connection),
    log,
    { onChange: wake, onResumed: wake },
    // Noting what became of a letter is a change as well, and none to wake up for.
    ['insert'],
  );
  return {
    async stop() {
      await stream.close();
      await running;
    },
  };
}
