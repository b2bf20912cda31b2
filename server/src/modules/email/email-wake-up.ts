import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { followCollection } from '../../live/follow-collection.ts';
import { emailModel } from './email.model.ts';
import type { EmailDelivery } from './email-delivery.service.ts';

/**
 * Sends emails as soon as the transaction that queued them is committed, in any process. The job `send-emails` sends the others:
 * emails queued while the change stream was broken, and retries.
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

  /** Emails queued during a delivery run are sent by the same run. */
  function wake(): void {
    again = true;
    running ??= deliverAll();
  }

  const stream = await followCollection(
    emailModel(connection),
    log,
    { onChange: wake, onResumed: wake },
    // Only inserts: recording an outcome updates the document, and must not wake the delivery.
    ['insert'],
  );
  return {
    async stop() {
      await stream.close();
      await running;
    },
  };
}
