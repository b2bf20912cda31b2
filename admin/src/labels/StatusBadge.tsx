import { chakra } from '@chakra-ui/react/styled-system';
import type { OrderStatus } from '@eunbit/schema/order';
import { useText } from '../app/use-text.ts';
import { STATUS_TEXT } from './order-texts.ts';

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
    <chakra.span
      colorPalette={PALETTE[status]}
      display="inline-block"
      px="2.5"
      py="0.5"
      borderRadius="full"
      borderWidth="1px"
      borderColor="colorPalette.border"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      fontSize="xs"
      fontWeight="semibold"
      whiteSpace="nowrap"
    >
      {t(STATUS_TEXT[status])}
    </chakra.span>
  );
}
