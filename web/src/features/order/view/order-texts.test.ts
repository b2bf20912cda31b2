import { describe, expect, it } from 'vitest';
import { getStatusText, getTimelineTexts } from './order-texts.ts';

const order = (status: 'PREPARING_FOR_SHIPMENT' | 'ORDER_CONFIRMED', paid: 'AWAITING_PAYMENT' | 'PAID') => ({
  status,
  payment: { status: paid },
  statusHistory: [{ status: 'PREPARING_FOR_SHIPMENT' as const }, ...(status === 'ORDER_CONFIRMED' ? [{ status }] : [])],
});

describe('the timeline of an order', () => {
  it('ends with the status in the heading, also while a deposit is awaited', () => {
    const unpaid = order('PREPARING_FOR_SHIPMENT', 'AWAITING_PAYMENT');
    expect(getTimelineTexts(unpaid)).toEqual(['order.payment.awaiting']);
    expect(getTimelineTexts(unpaid).at(-1)).toBe(getStatusText(unpaid));
  });

  it('shows the steps in order once it is paid', () => {
    expect(getTimelineTexts(order('PREPARING_FOR_SHIPMENT', 'PAID'))).toEqual(['order.status.preparing']);
    expect(getTimelineTexts(order('ORDER_CONFIRMED', 'PAID'))).toEqual([
      'order.status.preparing',
      'order.status.confirmed',
    ]);
  });
});
