import { Text } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import { useText } from '../../app/use-text.ts';
import { Fact, Facts } from '../../components/Panel.tsx';
import { Price } from '../../components/Price.tsx';
import type { ReturnPage_ReturnFragment } from '../../gql/graphql.ts';
import { findRefundObstacle } from './next-step-rules.ts';
import { useRefundReturn } from './return-mutations.ts';
import { StepForm } from './StepForm.tsx';

/** Settles a return by paying back what the server has reckoned; the customer is told by email. */
export function RefundStep({ returned }: { returned: ReturnPage_ReturnFragment }) {
  const t = useText();
  const { send, busy } = useRefundReturn();
  const { number, wish, refundPlan, refundLimitLeft: limitLeft = null } = returned;
  if (!refundPlan) return null;
  const { worth, shipping, fee, amount } = refundPlan;
  const obstacle = findRefundObstacle(amount, limitLeft);
  const limit = limitLeft ? formatMoney(limitLeft, { place: 'order' }) : '';
  return (
    <StepForm
      agree={t('returns.refund', { amount: formatMoney(amount, { place: 'order' }) })}
      done="returns.settledDone"
      busy={busy}
      variant={wish === 'REFUND' ? 'solid' : 'outline'}
      obstacle={obstacle && t(obstacle, { limit })}
      save={() => send({ number, expectedAmount: amount.amount })}
    >
      {() => (
        <>
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
        </>
      )}
    </StepForm>
  );
}
