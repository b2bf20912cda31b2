import type { Connection } from 'mongoose';

/** As Agenda keeps a repeating job; only what is read here. */
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
  /** What its last run said when it failed; null while it works. */
  readonly reason: string | null;
  readonly lastRunAt: Date | null;
  readonly nextRunAt: Date | null;
}

/** There are about ten. */
const MAXIMUM_JOBS = 100;

/** A failed run counts as finished, too, so a job fails while no run has ended since. */
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

/** How the work stands that the shop does by itself. */
export function createJobStates(connection: Connection) {
  return {
    async list(): Promise<JobState[]> {
      const kept = await connection.collection<KeptJob>('jobs').find().sort({ name: 1 }).limit(MAXIMUM_JOBS).toArray();
      return kept.map(jobState);
    },
  };
}

export type JobStates = ReturnType<typeof createJobStates>;
