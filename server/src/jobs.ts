import { MongoBackend } from '@agendajs/mongo-backend';
import type { JobName } from '@eunbit/schema/job';
import { Agenda } from 'agenda';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { wakeUpForEmails } from './modules/email/email-wake-up.ts';
import type { Services } from './services.ts';

/** How often the database is asked for due jobs. */
const POLL_SECONDS = 5;

/** Work that must happen without anybody asking. Each job runs in one process at a time, whichever takes it first. */
const JOBS = {
  'expire-reservations': { every: '15 seconds', run: (services: Services) => services.payment.expireReservations() },
  'check-payments': { every: '30 seconds', run: (services: Services) => services.payment.checkRunning() },
  'queue-restock-emails': { every: '15 seconds', run: (services: Services) => services.restock.queueDueEmails() },
  'discard-review-pictures': { every: '5 minutes', run: (services: Services) => services.reviewPictures.discardDue() },
  // Emails leave as soon as they are queued; this sends what was missed then and what is to be tried again.
  'send-emails': { every: '10 seconds', run: (services: Services) => services.emailDelivery.deliverDue() },
  'make-shipments': { every: '10 seconds', run: (services: Services) => services.shipment.workOff() },
  'chase-unpaid-orders': { every: '5 minutes', run: (services: Services) => services.unpaidOrders.chase() },
  'follow-payments': { every: '10 seconds', run: (services: Services) => services.payment.followUp() },
  'compare-books': { every: '1 hour', run: (services: Services) => services.booksComparison.run() },
  // What was reported appears in the statistics within about a minute.
  'count-visits': { every: '1 minute', run: (services: Services) => services.visitCounting.run() },
  'count-sales': { every: '30 seconds', run: (services: Services) => services.saleCounting.run() },
  'pay-due-refunds': { every: '10 seconds', run: (services: Services) => services.payment.payDueRefunds() },
} as const satisfies Record<JobName, { every: string; run: (services: Services) => Promise<unknown> }>;

export interface Jobs {
  stop(): Promise<void>;
}

export async function startJobs(connection: Connection, services: Services, log: Logger): Promise<Jobs> {
  if (!connection.db) throw new Error('the database is not connected');
  const backend = new MongoBackend({ mongo: connection.db, collection: 'jobs' });
  const agenda = new Agenda({ backend, processEvery: `${POLL_SECONDS} seconds` });
  agenda.on('fail', (error, job) => log.error({ err: error, job: job.attrs.name }, 'job failed, it will run again'));
  for (const [name, job] of Object.entries(JOBS)) {
    agenda.define(name, async () => void (await job.run(services)), { concurrency: 1, lockLifetime: 60_000 });
  }
  await agenda.start();
  for (const [name, { every }] of Object.entries(JOBS)) await agenda.every(every, name);
  const emails = await wakeUpForEmails(connection, services.emailDelivery, log);
  return {
    async stop() {
      await emails.stop();
      await agenda.stop();
    },
  };
}
