import { describe, expect, it } from 'vitest';
import type { ReturnOfOrder } from '../order/index.ts';
import { invitationSpan, mayBeInvited, productsToAskAbout } from './review-invitation-rules.ts';

const line = (productId: string) => ({ productId, quantity: 1 });
const buildOrder = (change: object = {}) =>
  ({
    status: 'ORDER_SHIPPED',
    fulfilmentStatus: 'DELIVERED',
    lines: [line('wipe'), line('spray')],
    ...change,
  }) as unknown as Parameters<typeof productsToAskAbout>[0];
const NONE = new Set<string>();

describe('an invitation to review an order (REVIEW-21)', () => {
  it('is due from the tenth day after the delivery, and for three days', () => {
    expect(invitationSpan(new Date('2026-11-27T12:00:00Z'))).toEqual({
      since: new Date('2026-11-14T12:00:00Z'),
      until: new Date('2026-11-17T12:00:00Z'),
    });
  });

  it('lists products that have arrived and are not reviewed yet', () => {
    expect(productsToAskAbout(buildOrder(), [], NONE)).toEqual(['wipe', 'spray']);
    expect(productsToAskAbout(buildOrder(), [], new Set(['wipe']))).toEqual(['spray']);
  });

  it.each([
    ['is on the way', { fulfilmentStatus: 'PARTLY_SHIPPED' }],
    ['was cancelled', { status: 'ORDER_CANCELLED' }],
  ])('is not sent if the order %s', (_what, change) => {
    expect(productsToAskAbout(buildOrder(change), [], NONE)).toEqual([]);
  });

  it('leaves out products that are being returned or were returned or refunded', () => {
    const returned = { lines: [line('wipe')], status: 'REQUESTED', inspected: null } as unknown as ReturnOfOrder;
    const refunded = buildOrder({ refunds: [{ lines: [line('spray')], status: 'SUCCEEDED' }] });
    expect(productsToAskAbout(buildOrder(), [returned], NONE)).toEqual(['spray']);
    expect(productsToAskAbout(refunded, [], NONE)).toEqual(['wipe']);
  });

  it('lists five products at most', () => {
    const lines = Array.from({ length: 8 }, (_, index) => line(String(index)));
    expect(productsToAskAbout(buildOrder({ lines }), [], NONE)).toHaveLength(5);
  });

  it('is sent only to members who may write reviews and want emails about their orders', () => {
    expect(mayBeInvited({ blocked: false, orderEmails: true })).toBe(true);
    expect(mayBeInvited({ blocked: true, orderEmails: true })).toBe(false);
    expect(mayBeInvited({ blocked: false, orderEmails: false })).toBe(false);
    expect(mayBeInvited(null)).toBe(false);
  });
});
