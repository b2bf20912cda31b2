import { chakra } from '@chakra-ui/react/styled-system';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { Price } from '@eunbit/ui/money.tsx';
import type { ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';
import type { OrderRow_OrderFragment } from '../../../gql/graphql.ts';
import { CUSTOMER_TEXT } from '../../../labels/order-texts.ts';
import { OrderState } from './OrderState.tsx';
import type { OrderColumnId } from './order-columns.ts';

interface OrderCellProps {
  readonly column: OrderColumnId;
  readonly order: OrderRow_OrderFragment;
}

/** Content of a column for an order. */
export function OrderCell({ column, order }: OrderCellProps) {
  const t = useText();
  const language = useLanguage();
  const { address } = order;
  switch (column) {
    case 'createdAt':
      return <Cell muted>{dateTimeText(order.createdAt, language, order.market)}</Cell>;
    case 'customer':
      return <Cell>{t(CUSTOMER_TEXT[order.customerKind])}</Cell>;
    case 'status':
      return (
        <Cell>
          <OrderState order={order} />
        </Cell>
      );
    case 'total':
      return (
        <Cell numeric>
          <Price value={order.total} place="order" fontWeight="semibold" />
        </Cell>
      );
    case 'shipping':
      return (
        <Cell numeric>
          <Price value={order.shippingPrice} place="order" />
        </Cell>
      );
    case 'tax':
      return (
        <Cell numeric>
          <Price value={order.tax} place="order" />
        </Cell>
      );
    case 'lastname':
      return <Cell clipped="8rem">{address.lastname}</Cell>;
    case 'firstname':
      return <Cell clipped="8rem">{address.firstname}</Cell>;
    case 'email':
      return <Cell clipped="14rem">{order.email}</Cell>;
    case 'address':
      return <Cell clipped="18rem">{`${address.address} ${address.apt}`.trim()}</Cell>;
    case 'city':
      return <Cell>{address.city}</Cell>;
  }
}

type CellProps =
  | { readonly children: ReactNode; readonly numeric?: true; readonly muted?: true }
  /** Truncates long texts; the tooltip has the whole text. */
  | { readonly children: string; readonly clipped: string };

function Cell({ children, ...look }: CellProps) {
  const isClipped = 'clipped' in look;
  return (
    <chakra.td
      px="3"
      py="2"
      borderBottomWidth="1px"
      textAlign={!isClipped && look.numeric ? 'end' : 'start'}
      fontVariantNumeric="tabular-nums"
      color={!isClipped && look.muted ? 'fg.muted' : undefined}
      {...(isClipped
        ? { title: String(children), maxWidth: look.clipped, overflow: 'hidden', textOverflow: 'ellipsis' }
        : {})}
    >
      {children}
    </chakra.td>
  );
}
