import { Badge } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import { useText } from '../app/use-text.ts';
import type { PaymentBadge_OrderPaymentFragment, PaymentSummary } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';
import { toPaymentSummary } from './payment-summary.ts';

export const PaymentBadgeFragment = graphql(`
  fragment PaymentBadge_OrderPayment on OrderPayment {
    status
    paidAmount { amount currency }
    refundedAmount { amount currency }
    outstandingAmount { amount currency }
  }
`);

const PALETTE: Readonly<Record<PaymentSummary, string>> = {
  AWAITING_PAYMENT: 'amber',
  AUTHORISED: 'purple',
  PAID: 'green',
  PARTLY_REFUNDED: 'purple',
  REFUNDED: 'gray',
  VOID: 'gray',
  FAILED: 'red',
};

/** Payment state of an order in words, with the amount if it is awaited or partly refunded. */
export function PaymentBadge({ payment }: { payment: PaymentBadge_OrderPaymentFragment }) {
  const t = useText();
  const { outstandingAmount, refundedAmount } = payment;
  const summary = toPaymentSummary(payment);
  const amount = formatMoney(summary === 'PARTLY_REFUNDED' ? refundedAmount : outstandingAmount, { place: 'order' });
  return (
    <Badge variant="outline" colorPalette={PALETTE[summary]}>
      {t(`orders.paid.${summary}`, { amount })}
    </Badge>
  );
}
