import { Alert, chakra, Span } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { STATUS_TEXT } from '../../../labels/order-texts.ts';
import type { Unshippable } from './to-table.ts';

/** Orders that were asked for and cannot be shipped, with the reasons. */
export function UnshippableOrders({ orders }: { orders: readonly Unshippable[] }) {
  const t = useText();
  if (orders.length === 0) return null;
  function describe(reason: Unshippable['reason']): string {
    if (typeof reason === 'string') return reason;
    const status = t(STATUS_TEXT[reason.status]);
    if (reason.pendingBy === undefined) return status;
    return t('orders.pending.text', { name: reason.pendingBy ?? t('orders.pending.nobody'), status });
  }
  return (
    <Alert.Root status="warning">
      <Alert.Content>
        <Alert.Title>{t('orders.shipping.unshippable', { count: orders.length })}</Alert.Title>
        <chakra.ul
          maxHeight="14rem"
          overflowY="auto"
          // A region that scrolls has to be reachable by keyboard.
          tabIndex={0}
          display="grid"
          gap="1"
          listStyle="none"
          fontWeight="normal"
        >
          {orders.map(({ orderNumber, reason }) => (
            <li key={orderNumber}>
              <Span fontWeight="medium">{orderNumber}</Span> · {describe(reason)}
            </li>
          ))}
        </chakra.ul>
      </Alert.Content>
    </Alert.Root>
  );
}
