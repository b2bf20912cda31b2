import { Text } from '@chakra-ui/react';
import { formatMoney, type Money } from '@eunbit/schema/money';
import { useText } from '../../../../app/use-text.ts';

/** Says what of an order's money a dispute keeps from being refunded; nothing where there is none. */
export function DisputedNote({ amount }: { readonly amount: Money }) {
  const t = useText();
  if (amount.amount === 0) return null;
  return <Text>{t('orders.refunds.disputed', { amount: formatMoney(amount, { place: 'order' }) })}</Text>;
}
