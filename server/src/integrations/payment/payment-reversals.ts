import type { Currency } from '@eunbit/schema/market';
import type { RefundStatus } from '@eunbit/schema/order-refund';
import type { DisputeStatus } from '@eunbit/schema/payment-reversal';
import type { ProviderRefund } from './payment-provider.ts';

/** A refund in the provider's current state. */
export interface TrackedRefund extends ProviderRefund {
  /** The shop's id of the refund, see NewRefund; null for refunds that the shop did not request with one. */
  readonly requestId: string | null;
  /** FAILED: the bank returned the money to the shop's account at the provider, or the provider never sent it. */
  readonly status: Exclude<RefundStatus, 'CANCELLED'>;
  /** The provider's code, such as `requested_by_customer`; null if none was given. */
  readonly reason: string | null;
  /** The provider's code for the failure, such as `lost_or_stolen_card`. */
  readonly failureReason: string | null;
  readonly madeAt: Date;
}

/** Money that left or came back because of a dispute. */
export interface DisputeMovement {
  /** The provider's id of the movement itself. */
  readonly id: string;
  /** In the currency of the dispute, minor units; negative for money that left. */
  readonly amount: number;
  /** The provider's fee; null if there is none, or in a currency that the shop does not use. Negative if given back. */
  readonly fee: { readonly amount: number; readonly currency: Currency } | null;
  readonly at: Date;
}

/** A cardholder's objection to a payment at their bank, in the provider's current state. */
export interface ProviderDispute {
  readonly id: string;
  readonly intentId: string;
  readonly chargeId: string | null;
  /** Minor units; may be less than the payment. */
  readonly amount: number;
  readonly currency: Currency;
  readonly status: DisputeStatus;
  /** Whether the payment can be refunded nevertheless: the bank only inquires, and holds no money. */
  readonly isRefundable: boolean;
  /** The provider's code, such as `product_not_received`. */
  readonly reason: string;
  /** Deadline for evidence; null if none is awaited. */
  readonly evidenceDueBy: Date | null;
  readonly openedAt: Date;
  readonly movements: readonly DisputeMovement[];
}

export interface PaymentReversals {
  /** Excludes released authorisations, for which no money was captured. */
  readonly refunds: readonly TrackedRefund[];
  readonly disputes: readonly ProviderDispute[];
}
