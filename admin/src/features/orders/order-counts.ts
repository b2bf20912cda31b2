import type { OrderStatus } from '@eunbit/schema/order';
import type { OrderAttention } from '@eunbit/schema/order-list';
import type { PaymentSummary } from '@eunbit/schema/payment-status';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

export const OrderCountsFragment = graphql(`
  fragment OrderCounts_OrderCounts on OrderCounts {
    byStatus { status count }
    byPaymentSummary { paymentSummary count }
    byAttention { attention count }
  }
`);

export interface OrderCounts {
  readonly all: number;
  status(status: OrderStatus): number;
  paymentSummary(paymentSummary: PaymentSummary): number;
  attention(attention: OrderAttention): number;
}

/** The counters of a store. */
export function readOrderCounts(ref: FragmentType<typeof OrderCountsFragment>): OrderCounts {
  const { byStatus, byPaymentSummary, byAttention } = readFragment(OrderCountsFragment, ref);
  return {
    all: byStatus.reduce((sum, { count }) => sum + count, 0),
    status: (wanted) => byStatus.find(({ status }) => status === wanted)?.count ?? 0,
    paymentSummary: (wanted) => byPaymentSummary.find(({ paymentSummary }) => paymentSummary === wanted)?.count ?? 0,
    attention: (wanted) => byAttention.find(({ attention }) => attention === wanted)?.count ?? 0,
  };
}
