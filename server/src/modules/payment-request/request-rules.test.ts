import { MAXIMUM_PAYMENT_REQUESTS } from '@eunbit/schema/payment-request';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import { describe, expect, it } from 'vitest';
import type { PaymentRecord, PaymentRequestRecord } from '../order/index.ts';
import { nextCheck, problemOfRequest } from './request-rules.ts';

const now = new Date('2026-05-20T00:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const request = (change: Partial<PaymentRequestRecord> = {}) =>
  ({ id: 'r', status: 'OPEN', intentId: null, expiresAt: inSeconds(3600), ...change }) as PaymentRequestRecord;
const order = (status: PaymentStatus, intentId: string | null, paymentRequests?: PaymentRequestRecord[]) => ({
  payment: { status, intentId } as PaymentRecord,
  ...(paymentRequests && { paymentRequests }),
});

describe('requesting a further payment (ORDER-35)', () => {
  it('is possible if a card is charged or authorised, not while a capture or refund is due', () => {
    expect(problemOfRequest(order('PAID', 'pi'))).toBeNull();
    expect(problemOfRequest(order('AUTHORISED', 'pi'))).toBeNull();
    for (const status of ['CAPTURE_DUE', 'FAILED', 'REFUND_DUE', 'REFUNDED', 'VOID'] as const) {
      expect(problemOfRequest(order(status, 'pi'))).toBe('edit.costsMore');
    }
    expect(problemOfRequest(order('PAID', null))).toBe('edit.costsMore');
    expect(problemOfRequest(order('AWAITING_PAYMENT', null))).toBe('edit.costsMore');
  });

  it('is possible before and after a transfer arrives, but not for a virtual account', () => {
    const by = (method: 'DEPOSIT' | 'VIRTUAL_ACCOUNT', status: PaymentStatus) => {
      const { payment } = order(status, null);
      return problemOfRequest({ payment: { ...payment, method } });
    };
    expect(by('DEPOSIT', 'AWAITING_PAYMENT')).toBeNull();
    expect(by('DEPOSIT', 'PAID')).toBeNull();
    expect(by('DEPOSIT', 'REFUND_DUE')).toBe('edit.costsMore');
    expect(by('VIRTUAL_ACCOUNT', 'AWAITING_PAYMENT')).toBe('edit.virtualAccount');
    expect(by('VIRTUAL_ACCOUNT', 'PAID')).toBe('edit.virtualAccount');
  });

  it('allows one open request, and a limited number in total', () => {
    expect(problemOfRequest(order('PAID', 'pi', [request()]))).toBe('edit.requested');
    const closed = Array.from({ length: MAXIMUM_PAYMENT_REQUESTS }, () => request({ status: 'EXPIRED' }));
    expect(problemOfRequest(order('PAID', 'pi', closed))).toBe('edit.tooManyRequests');
    expect(problemOfRequest(order('PAID', 'pi', closed.slice(1)))).toBeNull();
  });
});

describe('the next check of a request (ORDER-37)', () => {
  it('is at its expiry if no payment has started, otherwise every minute', () => {
    expect(nextCheck(request(), now)).toEqual(inSeconds(3600));
    expect(nextCheck(request({ intentId: 'pi' }), now)).toEqual(inSeconds(60));
    expect(nextCheck(request({ intentId: 'pi', expiresAt: inSeconds(30) }), now)).toEqual(inSeconds(30));
    expect(nextCheck(request({ expiresAt: now }), now)).toEqual(inSeconds(60));
    expect(nextCheck(request({ status: 'CANCELLED', intentId: 'pi' }), now)).toEqual(inSeconds(60));
  });
});
