import { describe, expect, it, vi } from 'vitest';
import { refuse } from '../../common/refusal.ts';
import { createVisitService } from './visit.service.ts';
import type { IngestVisits, Reporter } from './visit-ingestion.ts';

const lookup: Reporter['lookup'] = {
  status: 'success',
  query: '203.0.113.7',
  region: null,
  ipType: null,
  businessName: null,
  city: null,
  country: null,
  countryCode: null,
  continent: null,
};
const reporter: Reporter = {
  market: 'KR',
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  lookup,
  untracked: false,
};
const report = {
  visitId: 'v'.repeat(22),
  events: [{ id: 'e'.repeat(22), kind: 'PAGE_VIEW' as const, at: new Date(), path: '/' }],
};

function createService(isWithinLimit: boolean) {
  const ingest = vi.fn<IngestVisits>(async (arrivals) => arrivals.map(() => true));
  const limiter = { attempt: vi.fn(async () => isWithinLimit) };
  return { ingest, limiter, visits: createVisitService({ limiter, ingest }) };
}

describe('reports of visits', () => {
  it('that arrive together are ingested in one batch', async () => {
    const { ingest, visits } = createService(true);
    const outcomes = await Promise.all([report, report].map((one) => visits.record(one, {}, reporter)));
    expect(outcomes).toEqual([{ value: true }, { value: true }]);
    expect(ingest.mock.calls.map(([arrivals]) => arrivals.length)).toEqual([2]);
  });

  it('beyond the rate limit of a network address are rejected (STATISTICS-6)', async () => {
    const { ingest, limiter, visits } = createService(false);
    expect(await visits.record(report, {}, reporter)).toEqual(refuse('TOO_MANY_REQUESTS', 'requests.tooMany'));
    expect(limiter.attempt).toHaveBeenCalledWith({ 'visit-report:203.0.113.7': { tries: 300, windowSeconds: 60 } });
    expect(ingest).not.toHaveBeenCalled();
  });
});
