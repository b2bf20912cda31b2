import { Text } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import { useText } from '../../app/use-text.ts';
import { Fact, Facts, MoneyFact } from '../../components/Panel.tsx';
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
  const { number, resolution, refundPlan, refundLimitLeft: limitLeft = null } = returned;
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
      variant={resolution === 'REFUND' ? 'solid' : 'outline'}
      obstacle={obstacle && t(obstacle, { limit })}
    >
      <Text>{t(resolution === 'REFUND' ? 'returns.refundText' : 'returns.refundInstead')}</Text>
      <Facts>
        <MoneyFact name={t('returns.worth')} value={worth} withZero />
        <MoneyFact name={t('returns.shippingPart')} value={shipping} />
        {fee.amount > 0 ? (
          <Fact name={t('returns.fee')}>
            −<Price value={fee} place="order" />
          </Fact>
        ) : null}
        <MoneyFact name={t('returns.amount')} value={amount} withZero fontWeight="bold" />
      </Facts>
    </StepForm>
  );
}
