import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportVisitInput, VisitEventInput } from '../../gql/graphql.ts';
import { createVisitOutbox } from './visit-outbox.ts';

const VISIT = { id: 'a', market: 'KR' as const, referrer: 'https://example.com/', query: '?q' };
const event = (id: string): VisitEventInput => ({ id, kind: 'PAGE_VIEW', at: '2026-01-01T00:00:00Z', path: '/' });
const getIds = (reports: readonly ReportVisitInput[]) => reports.map(({ events }) => events.map(({ id }) => id));

describe('The events of a visit', () => {
  const posted: ReportVisitInput[] = [];
  const handedOver: ReportVisitInput[] = [];
  let answers: boolean[] = [];
  let visitorId: string | null = null;

  const outbox = () =>
    createVisitOutbox({
      postReport: async (report) => {
        posted.push(report);
        return answers.shift() ?? true;
      },
      sendBeacon: (report) => void handedOver.push(report),
      visitorId: () => visitorId,
    });

  beforeEach(() => {
    vi.useFakeTimers();
    posted.length = 0;
    handedOver.length = 0;
    answers = [];
    visitorId = null;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are sent together after some seconds, with the referrer of the visit', async () => {
    const box = outbox();
    box.add(VISIT, event('1'));
    box.add(VISIT, event('2'));
    expect(posted).toEqual([]);

    await vi.advanceTimersByTimeAsync(5000);

    expect(posted).toEqual([
      { visitId: 'a', visitorId: null, referrer: VISIT.referrer, query: '?q', events: [event('1'), event('2')] },
    ]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(posted).toHaveLength(1);
  });

  it('are sent with the visitor id of the latest consent', async () => {
    const box = outbox();
    box.add(VISIT, event('1'));
    visitorId = 'someone';
    await vi.advanceTimersByTimeAsync(5000);
    visitorId = null;
    box.add(VISIT, event('2'));
    await vi.advanceTimersByTimeAsync(5000);

    expect(posted.map((report) => report.visitorId)).toEqual(['someone', null]);
  });

  it('are retried at growing intervals if sending fails', async () => {
    answers = [false, false, true];
    const box = outbox();
    box.add(VISIT, event('1'));

    await vi.advanceTimersByTimeAsync(5000);
    box.add(VISIT, event('2'));
    await vi.advanceTimersByTimeAsync(9999);
    expect(posted).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(600_000);

    expect(getIds(posted)).toEqual([['1'], ['1', '2'], ['1', '2']]);
  });

  it('are sent in reports of at most fifty, each for one visit', async () => {
    const box = outbox();
    for (let number = 0; number < 60; number += 1) box.add(VISIT, event(`${number}`));
    box.add({ ...VISIT, id: 'b' }, event('last'));

    await vi.advanceTimersByTimeAsync(60_000);

    expect(posted.map(({ visitId, events }) => [visitId, events.length])).toEqual([
      ['a', 50],
      ['a', 10],
      ['b', 1],
    ]);
  });

  it('are handed to a beacon when the page is left, also those still being sent', async () => {
    const box = outbox();
    box.add(VISIT, event('1'));
    box.add({ ...VISIT, id: 'b' }, event('2'));

    box.leave();
    box.leave();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(getIds(handedOver)).toEqual([['1'], ['2']]);
    expect(posted).toEqual([]);
  });

  it('are limited to the latest 200 while sending fails', async () => {
    answers = Array(3).fill(false);
    const box = outbox();
    for (let number = 0; number < 250; number += 1) box.add(VISIT, event(`${number}`));
    box.leave();
    expect(getIds(handedOver).flat()).toHaveLength(200);
    expect(getIds(handedOver)[0]?.[0]).toBe('50');
  });
});
