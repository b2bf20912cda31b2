import { Alert } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { Fact, Facts, MomentFact, MoneyFact, Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { PaymentBadgeFragment } from '../../../labels/PaymentBadge.tsx';
import { paymentHint } from '../status/order-facts.ts';
import { CashReceipt } from './CashReceipt.tsx';
import { Deposits } from './deposits/Deposits.tsx';
import { SurplusAlert } from './refund/SurplusAlert.tsx';

const OrderPaymentFragment = graphql(`
  fragment OrderPayment_Order on Order {
    market
    status
    payment {
      method
      ...PaymentBadge_OrderPayment
      status
      bank { id name accountNumber accountHolder }
      disputedAmount { amount currency }
      depositorName
      dueAt
      authorisedUntil
      depositTakenBackAt
      refundAccount { bankName maskedNumber }
      depositedAmount { amount currency }
    }
    ...OrderDeposits_Order
    ...CashReceipt_Order
    ...SurplusAlert_Order
  }
`);

/** Payment of the order; for a deposit also the account and the depositor's name. */
export function OrderPayment({ order: ref }: { order: FragmentType<typeof OrderPaymentFragment> }) {
  const t = useText();
  const order = readFragment(OrderPaymentFragment, ref);
  const { method, status, bank, depositorName, dueAt, authorisedUntil, depositedAmount } = order.payment;
  const { depositTakenBackAt, refundAccount, disputedAmount } = order.payment;
  const money = readFragment(PaymentBadgeFragment, order.payment);
  const hint = paymentHint(order);
  return (
    <>
      <Panel title={t('orders.payment.title')}>
        <Facts>
          <Fact name={t('orders.payment.method')}>{t(`orders.payment.${method}`)}</Fact>
          <Fact name={t('orders.payment.status')}>{t(`orders.payment.${status}`)}</Fact>
          <MoneyFact name={t('orders.payment.paidAmount')} value={money.paidAmount} withZero />
          <MoneyFact name={t('orders.payment.outstandingAmount')} value={money.outstandingAmount} />
          <MoneyFact name={t('orders.payment.refundedAmount')} value={money.refundedAmount} />
          <MoneyFact name={t('orders.payment.disputedAmount')} value={disputedAmount} />
          {bank ? (
            <Fact name={t('orders.payment.bank')}>
              {bank.name} {bank.accountNumber} ({bank.accountHolder})
            </Fact>
          ) : null}
          {depositorName ? <Fact name={t('orders.payment.depositor')}>{depositorName}</Fact> : null}
          <MoneyFact name={t('orders.payment.deposited')} value={depositedAmount} withZero />
          <MomentFact name={t('orders.payment.takenBackAt')} at={depositTakenBackAt} />
          {refundAccount ? (
            <Fact name={t('orders.payment.refundAccount')}>
              {refundAccount.bankName} {refundAccount.maskedNumber}
            </Fact>
          ) : null}
          {dueAt && status === 'AWAITING_PAYMENT' ? <MomentFact name={t('orders.payment.dueAt')} at={dueAt} /> : null}
          <MomentFact name={t('orders.payment.authorisedUntil')} at={authorisedUntil} />
        </Facts>
        {hint ? (
          <Alert.Root status="warning" mt="4">
            <Alert.Content>{t(hint)}</Alert.Content>
          </Alert.Root>
        ) : null}
        <SurplusAlert order={order} />
      </Panel>
      <Deposits order={order} />
      <CashReceipt order={order} />
    </>
  );
}
