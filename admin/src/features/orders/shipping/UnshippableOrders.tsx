import { Alert } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { ReasonList } from '../../../components/ReasonList.tsx';
import type { Unshippable } from './to-table.ts';

/** Orders that were asked for and cannot be shipped, with the reasons. */
export function UnshippableOrders({ orders }: { orders: readonly Unshippable[] }) {
  const t = useText();
  if (orders.length === 0) return null;
  function describe(reason: Unshippable['reason']): string {
    return typeof reason === 'string' ? reason : t(`orders.status.${reason.status}`);
  }
  return (
    <Alert.Root status="warning">
      <Alert.Content>
        <Alert.Title>{t('orders.shipping.unshippable', { count: orders.length })}</Alert.Title>
        <ReasonList
          reasons={orders.map(({ orderNumber, reason }) => ({ name: orderNumber, reason: describe(reason) }))}
        />
      </Alert.Content>
    </Alert.Root>
  );
}
