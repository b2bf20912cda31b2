import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { MongoBackend } from '@agendajs/mongo-backend';
import { Agenda, type Job as AgendaJob } from 'agenda';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Job, JobRegistry } from '../common/job-registry.ts';
import { runInLogContext } from '../log/log-context.ts';
import { createReadableId } from '../log/random-id.ts';
import { type EmailDelivery, wakeUpForEmails } from '../modules/email/index.ts';
import { inSpan } from '../telemetry/tracing.ts';

/** Seconds between polls for due jobs. */
const POLL_SECONDS = 5;

interface Runner {
  readonly connection: Connection;
  readonly registry: JobRegistry;
  readonly delivery: EmailDelivery;
  readonly log: Logger;
}

export interface Jobs {
  /** Starts no further job, and waits at most this many milliseconds for the running ones. */
  stop(finishingMs: number): Promise<void>;
}

/** Reports when its connection fails: Agenda does not handle that, and would wait forever. */
class WatchedBackend extends MongoBackend {
  readonly failure = new AbortController();

  override async connect(): Promise<void> {
    try {
      await super.connect();
    } catch (error) {
      this.failure.abort(error);
      // Agenda must not consider it connected.
      await new Promise<never>(() => {});
    }
  }

  /** Rejects when the connection fails. */
  async failed(): Promise<never> {
    const { signal } = this.failure;
    if (!signal.aborted) await once(signal, 'abort');
    throw signal.reason;
  }
}

/** Starts the jobs of all modules. Each runs in one process at a time, the first to lock it. */
export async function startJobs({ connection, registry, delivery, log }: Runner): Promise<Jobs> {
  if (!connection.db) throw new Error('the database is not connected');
  const backend = new WatchedBackend({ mongo: connection.db, collection: 'jobs' });
  const agenda = new Agenda({ backend, processEvery: `${POLL_SECONDS} seconds` });
  const running = new Set<Promise<void>>();
  for (const [name, job] of registry.jobs) {
    const runTraced = ({ attrs }: AgendaJob) =>
      inSpan(`job ${name}`, { kind: 'consumer', isRoot: true, attributes: describeRun(attrs) }, () =>
        runOnce(name, job, log),
      );
    const runKnown = (run: AgendaJob) => {
      const ended = runTraced(run);
      running.add(ended);
      return ended.finally(() => running.delete(ended));
    };
    agenda.define(name, runKnown, { concurrency: 1, lockLifetime: 60_000 });
  }
  const begin = async () => {
    await Promise.race([agenda.start(), backend.failed()]);
    for (const [name, { every }] of registry.jobs) await agenda.every(every, name);
    return wakeUpForEmails(connection, delivery, log);
  };
  const emails = await begin().catch(async (error: unknown) => {
    await agenda.stop().catch(() => undefined);
    throw error;
  });
  return {
    async stop(finishingMs) {
      await emails.stop();
      // No further job starts. Running ones would lose the database in the middle of their work.
      await agenda.stop();
      await Promise.race([Promise.allSettled(running), wait(finishingMs, null, { ref: false })]);
    },
  };
}

/** Each run has an id, which its log lines contain. A failure is rethrown for Agenda, which stores the reason. */
function runOnce(name: string, job: Job, log: Logger): Promise<void> {
  return runInLogContext({ job: name, jobRunId: createReadableId() }, async () => {
    try {
      await job.run();
    } catch (error) {
      log.error({ err: error }, 'job failed, will be retried');
      throw error;
    }
  });
}

/** Recurring jobs have no retries: after a failed run, the next one gets the number of failures before it. */
function describeRun({ _id, name, failCount }: AgendaJob['attrs']) {
  return { 'eunbit.job.name': name, 'eunbit.job.id': String(_id), 'eunbit.job.failures': failCount ?? 0 };
}
