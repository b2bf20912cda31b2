import { Gauge, type Registry } from 'prom-client';
import { dedupeInFlight } from '../common/dedupe-in-flight.ts';

interface SystemHealth {
  readonly failedEmails: number;
  readonly failingJobs: number;
  readonly lastJobRunAt: Date | null;
}

export interface HealthSource {
  readonly overview: { getSystemHealth(): Promise<SystemHealth> };
  /** The snapshot time of the last backup; null before the first. */
  readonly readLastBackupAt: () => Promise<Date | null>;
}

const toSeconds = (at: Date | null) => (at?.getTime() ?? 0) / 1000;

/** Gauges of emails, jobs and backups, read from the database. */
export function registerHealthGauges(registers: Registry[], { overview, readLastBackupAt }: HealthSource): void {
  // One query for all of them, since a collector reads them at once.
  const ask = dedupeInFlight<SystemHealth>();
  const readHealth = () => ask('health', () => overview.getSystemHealth());

  /** If the database is unavailable this gauge is unknown, and all others of the process are still reported. */
  function register(name: string, help: string, read: () => Promise<number>): void {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read().catch(() => Number.NaN));
      },
    });
  }

  register('eunbit_failed_emails', 'Emails that were given up.', async () => (await readHealth()).failedEmails);
  register(
    'eunbit_failing_jobs',
    'Recurring jobs whose last run failed.',
    async () => (await readHealth()).failingJobs,
  );
  register(
    'eunbit_last_job_run_timestamp_seconds',
    'When any recurring job of the shop last began; 0 if none ever did.',
    async () => toSeconds((await readHealth()).lastJobRunAt),
  );
  register(
    'eunbit_last_backup_timestamp_seconds',
    'The moment that the last backup of npm run backup holds; 0 before the first.',
    async () => toSeconds(await readLastBackupAt()),
  );
}
