import { isbot } from 'isbot';
import { inBatches } from '../../common/in-batches.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { Arrival, IngestVisits, Reporter, VisitBeginning } from './visit-ingestion.ts';
import { isSound, type Report } from './visit-report.ts';

/** Reports of one address within a minute: a page sends one every few seconds, and an office shares its address. */
const ADDRESS_LIMIT = { tries: 300, windowSeconds: 60 };
/** Nobody waits for the answer to a report; together they cost a fraction of what they cost one by one. */
const TOGETHER = { milliseconds: 500, most: 200 };

interface Deps {
  readonly limiter: RateLimiter;
  readonly ingest: IngestVisits;
}

/** Notes what visitors do, as their browsers report it. */
export function createVisitService({ limiter, ingest }: Deps) {
  const ingestTogether = inBatches<Arrival, 'recorded' | 'refused'>(ingest, TOGETHER);

  return {
    /** Notes a report. Programs, and people who do not want to be followed, leave nothing. */
    async record(
      report: Report,
      beginning: VisitBeginning,
      reporter: Reporter,
      now = new Date(),
    ): Promise<'recorded' | 'ignored' | 'refused' | 'tooMany'> {
      if (reporter.untracked || isbot(reporter.userAgent)) return 'ignored';
      if (!isSound(report, now)) return 'refused';
      if (!(await limiter.attempt({ [`visit-report:${reporter.address}`]: ADDRESS_LIMIT }))) return 'tooMany';
      return ingestTogether({ report, beginning, reporter, now });
    },
  };
}

export type VisitService = ReturnType<typeof createVisitService>;
