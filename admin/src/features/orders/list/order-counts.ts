import type { OrderStatus } from '@eunbit/schema/order';
import type { OrderAttention } from '@eunbit/schema/order-list';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

export const OrderCountsFragment = graphql(`
  fragment OrderCounts_OrderCounts on OrderCounts {
    byStatus {
      status
      count
    }
    byPaymentStatus {
      paymentStatus
      count
    }
    byAttention {
      attention
      count
    }
  }
`);

export interface OrderCounts {
  readonly all: number;
  status(status: OrderStatus): number;
  paymentStatus(paymentStatus: PaymentStatus): number;
  attention(attention: OrderAttention): number;
}

/** Reads the counters of a store. */
export function readOrderCounts(ref: FragmentType<typeof OrderCountsFragment>): OrderCounts {
  const { byStatus, byPaymentStatus, byAttention } = readFragment(OrderCountsFragment, ref);
  return {
    all: byStatus.reduce((sum, { count }) => sum + count, 0),
    status: (wanted) => byStatus.find(({ status }) => status === wanted)?.count ?? 0,
    paymentStatus: (wanted) => byPaymentStatus.find(({ paymentStatus }) => paymentStatus === wanted)?.count ?? 0,
    attention: (wanted) => byAttention.find(({ attention }) => attention === wanted)?.count ?? 0,
  };
}
