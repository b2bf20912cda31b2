import type { OrderActionKind } from '../../../gql/graphql.ts';

/** Anchor of the panel for each action that has its own panel. */
export const ACTION_ANCHOR: Readonly<Partial<Record<OrderActionKind, string>>> = {
  DISPUTE: 'order-reversals',
  REFUND_FAILED: 'order-reversals',
  PAYMENT_LAPSED: 'order-payment',
  REFUND_BY_HAND: 'order-refunds',
  LABEL_FAILED: 'order-parcels',
  CASH_RECEIPT_FAILED: 'order-cash-receipt',
  ESCROW_DELIVERY: 'order-escrow',
  PAYMENT_REQUEST: 'order-payment-requests',
  DEPOSIT_DIFFERS: 'order-payment',
  RETURN_CAME: 'order-returns',
};

/** Scrolls to a panel and moves the focus there. */
export function goToPanel(anchor: string): void {
  const place = document.getElementById(anchor);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}
