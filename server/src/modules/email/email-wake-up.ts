import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { followCollection } from '../../live/follow-collection.ts';
import { emailModel } from './email.model.ts';
import type { EmailDelivery } from './email-delivery.service.ts';

/**
 * Sends emails as soon as the transaction that queued them is committed, by whichever process. What is missed (a broken
 * stream, an email whose next try is later) the job `send-emails` finds.
 */
export async function wakeUpForEmails(connection: Connection, delivery: EmailDelivery, log: Logger) {
  let running: Promise<void> | null = null;
  let again = false;

  async function deliverAll(): Promise<void> {
    try {
      do {
        again = false;
        await delivery.deliverDue();
      } while (again);
    } catch (error) {
      log.error({ err: error }, 'emails could not be sent, the job will try again');
    } finally {
      running = null;
    }
  }

  /** Emails that come while others are sent are sent in the same go. */
  function wake(): void {
    again = true;
    running ??= deliverAll();
  }

  const stream = await followCollection(
    emailModel(connection),
    log,
    { onChange: wake, onResumed: wake },
    // Noting what became of an email is a change as well, and none to wake up for.
    ['insert'],
  );
  return {
    async stop() {
      await stream.close();
      await running;
    },
  };
}
