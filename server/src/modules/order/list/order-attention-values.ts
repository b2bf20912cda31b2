import type { OrderAttention } from '@eunbit/schema/order-list';

/** What each attention means, in the API: also where the work of the back office is listed. */
export const ORDER_ATTENTION_VALUES: Readonly<Record<OrderAttention, { readonly description: string }>> = {
  DEPOSIT_TO_CHECK: { description: 'A deposit that nobody has confirmed yet.' },
  DEPOSIT_DIFFERS: { description: 'A deposit that falls short.' },
  DEPOSIT_SURPLUS: { description: 'More has come than was ordered for, and has to go back.' },
  SHIPPED_UNPAID: { description: 'Has left without its deposit.' },
  PAYMENT_LAPSED: { description: 'A card authorisation that ended before the money was taken.' },
  CASH_RECEIPT_DUE: { description: 'A cash receipt to be issued for money that has come.' },
  DELAY_OVERDUE: { description: 'A delay whose promised date has passed.' },
  SHIPMENT_FAILED: { description: 'A shipment that could not be made.' },
  REVERSAL_OPEN: { description: 'A dispute to answer, or a refund that failed, at the payment provider.' },
  ESCROW_DELIVERY_DUE: { description: "Shipped parcels to be registered in the console of the escrow's provider." },
  REFUND_BY_HAND: { description: 'Money to be sent back by hand, because no provider can.' },
  PART_REFUND_BY_HAND: { description: 'A part of a transfer to be sent back by hand.' },
};
