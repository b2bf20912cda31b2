import { Badge } from '@chakra-ui/react';
import type { OrderStatus } from '@eunbit/schema/order';
import { useText } from '../app/use-text.ts';

const PALETTE: Readonly<Record<OrderStatus, string>> = {
  PREPARING_FOR_SHIPMENT: 'purple',
  ORDER_CONFIRMED: 'green',
  ORDER_DELAYED: 'amber',
  ORDER_CANCELLED: 'red',
  ORDER_SHIPPED: 'gray',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useText();
  return (
    <Badge variant="surface" colorPalette={PALETTE[status]}>
      {t(`orders.status.${status}`)}
    </Badge>
  );
}
