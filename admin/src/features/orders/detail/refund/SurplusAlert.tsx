import { Alert } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { Button } from '../../../../components/Button.tsx';
import { IfMay } from '../../../../components/IfMay.tsx';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { findOpenSurplus } from './surplus.ts';

const SurplusAlertFragment = graphql(`
  fragment SurplusAlert_Order on Order {
    number
    market
    email
    payment { surplusAmount { amount currency } }
    refunds { id status amount { amount } }
  }
`);

/**
 * Shown if more was paid than the order costs: opens a refund of the part that no refund covers yet. Otherwise renders nothing.
 */
export function SurplusAlert({ order: ref }: { order: FragmentType<typeof SurplusAlertFragment> }) {
  const t = useText();
  const [refunding, setRefunding] = useState<number | null>(null);
  const { number, market, email, payment, refunds } = readFragment(SurplusAlertFragment, ref);
  const { surplusAmount } = payment;
  const open = findOpenSurplus(surplusAmount.amount, refunds);
  if (surplusAmount.amount === 0 && refunding === null) return null;
  return (
    <Alert.Root status="warning" mt="4">
      <Alert.Content display="grid" gap="3" justifyItems="start">
        {t(open > 0 ? 'orders.surplus.open' : 'orders.surplus.begun', {
          amount: formatMoney(open > 0 ? { ...surplusAmount, amount: open } : surplusAmount, { place: 'order' }),
        })}
        {open > 0 ? (
          <IfMay needed="REFUND_MAKE">
            <Button size="sm" aria-haspopup="dialog" onClick={() => setRefunding(open)}>
              {t('orders.surplus.refund')}
            </Button>
          </IfMay>
        ) : null}
      </Alert.Content>
      {refunding === null ? null : (
        <RefundDialog
          number={number}
          market={market}
          email={email}
          surplus={refunding}
          onClose={() => setRefunding(null)}
        />
      )}
    </Alert.Root>
  );
}
