import { Gauge, type Registry } from 'prom-client';
import { dedupeInFlight } from '../common/dedupe-in-flight.ts';

interface SystemHealth {
  readonly failedEmails: number;
  readonly failingJobs: number;
  readonly lastJobRunAt: Date | null;
}

export interface SystemHealthSource {
  getSystemHealth(): Promise<SystemHealth>;
}

/** Gauges of what the database knows of emails and jobs. They share one question, since a collector asks them at once. */
export function registerHealthGauges(registers: Registry[], overview: SystemHealthSource): void {
  const ask = dedupeInFlight<SystemHealth | null>();
  // Without a database all other figures of the process are still told.
  const read = () => ask('health', () => overview.getSystemHealth().catch(() => null));

  function register(name: string, help: string, getFigure: (health: SystemHealth) => number): void {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const health = await read();
        this.set(health === null ? Number.NaN : getFigure(health));
      },
    });
  }

  register('eunbit_failed_emails', 'Emails that were given up.', ({ failedEmails }) => failedEmails);
  register('eunbit_failing_jobs', 'Recurring jobs whose last run failed.', ({ failingJobs }) => failingJobs);
  register(
    'eunbit_last_job_run_timestamp_seconds',
    'When any recurring job of the shop last began; 0 if none ever did.',
    ({ lastJobRunAt }) => (lastJobRunAt?.getTime() ?? 0) / 1000,
  );
}
