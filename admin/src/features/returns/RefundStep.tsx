import { Text } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import { useText } from '../../app/use-text.ts';
import { Fact, Facts } from '../../components/Panel.tsx';
import { Price } from '../../components/Price.tsx';
import { useSendForm } from '../../components/use-send-form.ts';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { findRefundObstacle } from './next-step-rules.ts';
import { useRefundReturn } from './return-mutations.ts';
import { StepForm } from './StepForm.tsx';

/** Settles a return by refunding the amount that the server has computed; the customer is notified by email. */
export function RefundStep({ returned }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const { send } = useRefundReturn();
  const { number, wish, refundPlan, refundLimitLeft: limitLeft = null } = returned;
  const form = useSendForm({
    values: {},
    // The form is only shown if there is a plan.
    send: () => send({ number, expectedAmount: refundPlan?.amount.amount ?? 0 }),
    done: t('returns.settledDone'),
  });
  if (!refundPlan) return null;
  const { worth, shipping, fee, amount } = refundPlan;
  const obstacle = findRefundObstacle(amount, limitLeft);
  const limit = limitLeft ? formatMoney(limitLeft, { place: 'order' }) : '';
  return (
    <StepForm
      form={form}
      agree={t('returns.refund', { amount: formatMoney(amount, { place: 'order' }) })}
      variant={wish === 'REFUND' ? 'solid' : 'outline'}
      obstacle={obstacle && t(obstacle, { limit })}
    >
      <Text>{t(wish === 'REFUND' ? 'returns.refundText' : 'returns.refundInstead')}</Text>
      <Facts>
        <Fact name={t('returns.worth')}>
          <Price value={worth} place="order" />
        </Fact>
        {shipping.amount > 0 ? (
          <Fact name={t('returns.shippingPart')}>
            <Price value={shipping} place="order" />
          </Fact>
        ) : null}
        {fee.amount > 0 ? (
          <Fact name={t('returns.fee')}>
            −<Price value={fee} place="order" />
          </Fact>
        ) : null}
        <Fact name={t('returns.amount')}>
          <Price value={amount} place="order" fontWeight="bold" />
        </Fact>
      </Facts>
    </StepForm>
  );
}
