import { isbot } from 'isbot';
import { inBatches } from '../../common/in-batches.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import { refuse } from '../../common/refusal.ts';
import type { Arrival, IngestVisits, Reporter, VisitBeginning } from './visit-ingestion.ts';
import { isSound, type Report } from './visit-report.ts';

/** Reports per minute from one network address: a page sends one every few seconds, and offices share an address. */
const ADDRESS_LIMIT = { tries: 300, windowSeconds: 60 };
/** Batches reports: no page depends on a quick response, and a batch costs a fraction of single writes. */
const TOGETHER = { milliseconds: 500, most: 200 };

const INVALID = refuse('REPORT_INVALID', 'visit.refused');

interface Deps {
  readonly limiter: RateLimiter;
  readonly ingest: IngestVisits;
}

/** Records the visits that browsers report. */
export function createVisitService({ limiter, ingest }: Deps) {
  const ingestTogether = inBatches<Arrival, boolean>(ingest, TOGETHER);

  return {
    /** Whether it was recorded: bots and browsers that ask not to be tracked are ignored. */
    async record(report: Report, beginning: VisitBeginning, reporter: Reporter, now = new Date()) {
      if (reporter.untracked || isbot(reporter.userAgent)) return { value: false };
      if (!isSound(report, now)) return INVALID;
      const isAllowed = await limiter.attempt({ [`visit-report:${reporter.address}`]: ADDRESS_LIMIT });
      if (!isAllowed) return refuse('TOO_MANY_REQUESTS', 'requests.tooMany');
      return (await ingestTogether({ report, beginning, reporter, now })) ? { value: true } : INVALID;
    },
  };
}

export type VisitService = ReturnType<typeof createVisitService>;
