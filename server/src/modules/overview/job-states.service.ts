import type { Connection } from 'mongoose';

/** The fields read from Agenda's document of a repeating job. */
interface KeptJob {
  readonly name: string;
  readonly lastRunAt?: Date | null;
  readonly lastFinishedAt?: Date | null;
  readonly failedAt?: Date | null;
  readonly failReason?: string | null;
  readonly nextRunAt?: Date | null;
}

export interface JobState {
  readonly name: string;
  readonly failing: boolean;
  /** The error of the last run; null if the job is not failing. */
  readonly reason: string | null;
  readonly lastRunAt: Date | null;
  readonly nextRunAt: Date | null;
}

/** Upper bound of the query; there are about ten jobs. */
const MAXIMUM_JOBS = 100;

/** Agenda sets `lastFinishedAt` on failures as well; a job is failing unless a run has finished after `failedAt`. */
export function jobState({ name, failedAt, lastFinishedAt, failReason, lastRunAt, nextRunAt }: KeptJob): JobState {
  const failing = Boolean(failedAt && (!lastFinishedAt || failedAt >= lastFinishedAt));
  return {
    name,
    failing,
    reason: failing ? (failReason ?? null) : null,
    lastRunAt: lastRunAt ?? null,
    nextRunAt: nextRunAt ?? null,
  };
}

/** States of the background jobs. */
export function createJobStates(connection: Connection) {
  return {
    async list(): Promise<JobState[]> {
      const kept = await connection.collection<KeptJob>('jobs').find().sort({ name: 1 }).limit(MAXIMUM_JOBS).toArray();
      return kept.map(jobState);
    },
  };
}

export type JobStates = ReturnType<typeof createJobStates>;
