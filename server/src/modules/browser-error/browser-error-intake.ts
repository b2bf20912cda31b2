import type { BrowserErrorApp } from '@eunbit/schema/browser-error';
import { isbot } from 'isbot';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { inBatches } from '../../common/in-batches.ts';
import { createErrorIngestion } from './error-ingestion.ts';
import { type ErrorOccurrence, readOccurrence } from './error-occurrence.ts';
import { createReportBudget } from './report-budget.ts';

/** Nobody waits for a report, and a flood of one error costs as much as one of it. */
const TOGETHER = { milliseconds: 1000, most: 300 };

/** Whoever sent a report, from the request. Only the budget needs the address; it is not kept. */
interface Reporter {
  readonly address: string;
  readonly userAgent: string;
}

export interface BrowserErrorIntake {
  /** The app of a report, which is written soon if the budget allows it; null for what is none. Never waits, never throws. */
  take(sent: unknown, reporter: Reporter): BrowserErrorApp | null;
}

export function createBrowserErrorIntake(connection: Connection, log: Logger): BrowserErrorIntake {
  const budget = createReportBudget();
  const ingest = createErrorIngestion(connection);
  const ingestTogether = inBatches<ErrorOccurrence, void>(async (occurrences) => {
    // One line for a batch: an outage of the database must not flood the log as well.
    await ingest(occurrences).catch((error: unknown) => log.error({ err: error }, 'browser errors were not written'));
    return occurrences.map(() => undefined);
  }, TOGETHER);

  return {
    take(sent, { address, userAgent }) {
      if (isbot(userAgent)) return null;
      const now = new Date();
      const occurrence = readOccurrence(sent, userAgent, now);
      if (!occurrence) return null;
      if (budget.take(address, now.getTime())) void ingestTogether(occurrence);
      return occurrence.app;
    },
  };
}
