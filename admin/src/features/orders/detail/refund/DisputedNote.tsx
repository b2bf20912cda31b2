import { Text } from '@chakra-ui/react';
import { formatMoney, type Money } from '@eunbit/schema/money';
import { useText } from '../../../../app/use-text.ts';

/** Shows how much of an order cannot be refunded because of a dispute; renders nothing without one. */
export function DisputedNote({ amount }: { readonly amount: Money }) {
  const t = useText();
  if (amount.amount === 0) return null;
  return <Text>{t('orders.refunds.disputed', { amount: formatMoney(amount, { place: 'order' }) })}</Text>;
}
