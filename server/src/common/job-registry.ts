import type { JobName } from '@eunbit/schema/job';

/** A recurring background job. It runs in one process at a time: the first one to lock it. */
export interface Job {
  /** The interval between runs, in Agenda's format: `15 seconds`. */
  readonly every: string;
  run(): Promise<unknown>;
}

/** The jobs of all modules, by name. */
export interface JobRegistry {
  /** Throws if another module uses the name. */
  register(jobs: Partial<Readonly<Record<JobName, Job>>>): void;
  readonly jobs: ReadonlyMap<JobName, Job>;
}

export function createJobRegistry(): JobRegistry {
  const jobs = new Map<JobName, Job>();
  return {
    jobs,
    register(added) {
      for (const [name, job] of Object.entries(added) as [JobName, Job][]) {
        if (jobs.has(name)) throw new Error(`two modules have registered the job ${name}`);
        jobs.set(name, job);
      }
    },
  };
}
