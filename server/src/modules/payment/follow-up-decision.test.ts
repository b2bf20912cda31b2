import { describe, expect, it } from 'vitest';
import { type OrderRecord, sampleOrder } from '../order/index.ts';
import { decidePostponed } from './follow-up-decision.ts';

const NOW = new Date('2026-03-02T00:00:00Z');
const DUE = new Date('2026-03-01T00:00:00Z');

function order(more: Partial<OrderRecord['payment']>): OrderRecord {
  const sample = sampleOrder([], 'US', 'en');
  return { ...sample, payment: { ...sample.payment, status: 'CAPTURE_DUE', followUpAt: DUE, ...more } };
}

describe('a payment whose follow-up had no result', () => {
  it.each([
    ['ten seconds', undefined, 10, 1],
    ['longer with each try', 2, 40, 3],
    ['an hour at most', 30, 3600, 31],
  ] as const)('is checked again after %s', (_after, followUpTries, seconds, tries) => {
    const of = order(followUpTries === undefined ? {} : { followUpTries });
    expect(decidePostponed(of, { status: 'CAPTURE_DUE', followUpAt: new Date(DUE) }, NOW)).toMatchObject({
      order: { payment: { followUpAt: new Date(NOW.getTime() + seconds * 1000), followUpTries: tries } },
    });
  });

  it.each([
    ['it has another status', { status: 'PAID' }],
    ['it is due at another time', { followUpAt: NOW }],
    ['it is not due any more', { followUpAt: null }],
  ] as const)('keeps its next check unchanged if %s by now', (_where, more) => {
    expect(decidePostponed(order(more), { status: 'CAPTURE_DUE', followUpAt: DUE }, NOW)).toEqual({
      refused: 'changed',
    });
  });
});
