import { describe, expect, it } from 'vitest';
import type { TrackedRefund } from '../../integrations/payment/payment-reversals.ts';
import type { OrderRefundRecord } from '../order/index.ts';
import { followProvider, unmadeParts } from './part-refund-rules.ts';

const NOW = new Date(1000);
const NOBODY: ReadonlySet<string> = new Set();

/** A pending refund that is split across two card payments. */
const inTwo = (more: Partial<OrderRefundRecord> = {}) =>
  ({
    id: 'r',
    amount: 500,
    destination: 'CARD',
    status: 'PENDING',
    attempt: 0,
    failure: null,
    parts: [
      { intentId: 'pi_1', amount: 200 },
      { intentId: 'pi_0', amount: 300 },
    ],
    ...more,
  }) as OrderRefundRecord;

const attemptOf = (requestId: string, status: TrackedRefund['status'] = 'SUCCEEDED') =>
  ({ id: `re_${requestId}`, requestId, status, failureReason: null }) as TrackedRefund;

describe('a refund over two card payments (PAYMENT-52)', () => {
  it('succeeds once both parts have succeeded', () => {
    expect(followProvider([inTwo()], [attemptOf('r:0')], NOBODY, NOW)).toBeNull();
    expect(followProvider([inTwo()], [attemptOf('r:0'), attemptOf('r:0:1')], NOBODY, NOW)?.made).toMatchObject([
      { status: 'SUCCEEDED', madeAt: NOW, providerRefundId: 're_r:0' },
    ]);
  });

  it('fails if one part fails, and retries only that part', () => {
    const half = [attemptOf('r:0'), attemptOf('r:0:1', 'FAILED')];
    expect(followProvider([inTwo()], half, NOBODY, NOW)?.refunds).toMatchObject([
      { status: 'FAILED', providerRefundId: 're_r:0:1' },
    ]);
    const again = inTwo({ attempt: 1 });
    expect([...unmadeParts(again, half)]).toEqual([1]);
    expect(followProvider([again], [...half, attemptOf('r:1:1')], NOBODY, NOW)?.made).toHaveLength(1);
  });

  it('is unchanged if staff have paid the failed part by another method', () => {
    const half = [attemptOf('r:0'), attemptOf('r:0:1', 'FAILED')];
    expect(followProvider([inTwo({ status: 'SUCCEEDED' })], half, new Set(['re_r:0:1']), NOW)).toBeNull();
  });
});
