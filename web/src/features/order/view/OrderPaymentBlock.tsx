import { getPaymentSummary } from '@eunbit/schema/payment-status';
import { dateText, dayText } from '@eunbit/ui/date';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { SumText } from '../SumText.tsx';
import { CASH_RECEIPT_TEXTS, PAYMENT_METHOD_TEXTS, PAYMENT_STATUS_TEXTS } from './order-texts.ts';

const OrderPaymentBlockFragment = graphql(`
  fragment OrderPaymentBlock_Order on Order {
    id
    market
    deposits { id amount { amount currency } receivedOn }
    payment {
      method
      status
      paidAmount { amount currency }
      surplusAmount { amount currency }
      refundedAmount { amount currency }
      disputedAmount { amount currency }
      refundableAmount { amount currency }
      refundedAt
      card
      depositorName
      bank { id name accountNumber }
      cashReceipt { kind maskedNumber issueNumber issuedOn url isCancelled }
    }
  }
`);

/** Payment method and status of the payment. */
export function OrderPaymentBlock({ order }: { order: FragmentType<typeof OrderPaymentBlockFragment> }) {
  const { language } = useSettings();
  const { payment, deposits, market } = readFragment(OrderPaymentBlockFragment, order);
  const { method, status, refundedAmount, surplusAmount, card, bank, depositorName, cashReceipt } = payment;
  const { paidAmount, disputedAmount, refundableAmount, refundedAt } = payment;
  const sums = { paidAmount: paidAmount.amount, refundedAmount: refundedAmount.amount };
  const isPartlyRefunded = getPaymentSummary(status, sums) === 'PARTLY_REFUNDED';
  // The disputed amount of a cancelled order was not refunded.
  const isNothingBack = status === 'REFUNDED' && refundedAmount.amount === 0 && disputedAmount.amount > 0;
  return (
    <>
      <p>
        <FormattedMessage id={PAYMENT_METHOD_TEXTS[method]} />
        {' · '}
        <FormattedMessage id={PAYMENT_STATUS_TEXTS[isNothingBack ? 'PAID' : status]} />
      </p>
      {status === 'REFUND_DUE' ? <SumText id="order.payment.goesBack" amount={refundableAmount} /> : null}
      {refundedAt ? (
        <SumText
          id="order.payment.wentBack"
          amount={refundedAmount}
          values={{ date: dateText(refundedAt, language, market) }}
        />
      ) : isPartlyRefunded ? (
        <SumText id="order.payment.partlyRefunded" amount={refundedAmount} />
      ) : null}
      <SumText id="order.payment.disputed" amount={disputedAmount} />
      {card ? <p>{card}</p> : null}
      {bank ? (
        <p>
          {bank.name} {bank.accountNumber}
        </p>
      ) : null}
      {depositorName ? (
        <styled.p overflowWrap="anywhere">
          <FormattedMessage id="order.depositorIs" values={{ name: depositorName }} />
        </styled.p>
      ) : null}
      {deposits.map(({ id, amount, receivedOn }) => (
        <SumText key={id} id="order.depositReceived" amount={amount} values={{ date: dayText(receivedOn, language) }} />
      ))}
      <SumText id="order.depositSurplus" amount={surplusAmount} />
      {cashReceipt ? (
        <p>
          <FormattedMessage id={CASH_RECEIPT_TEXTS[cashReceipt.kind]} values={{ number: cashReceipt.maskedNumber }} />
          {cashReceipt.isCancelled ? (
            <>
              <br />
              <FormattedMessage id="order.receipt.cancelled" />
            </>
          ) : cashReceipt.issueNumber && cashReceipt.issuedOn ? (
            <>
              <br />
              <FormattedMessage
                id="order.receipt.issued"
                values={{ number: cashReceipt.issueNumber, date: dayText(cashReceipt.issuedOn, language) }}
              />
              {cashReceipt.url ? (
                <>
                  {' '}
                  <styled.a href={cashReceipt.url} target="_blank" rel="noreferrer" textDecoration="underline">
                    <FormattedMessage id="order.receipt.open" />
                  </styled.a>
                </>
              ) : null}
            </>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
