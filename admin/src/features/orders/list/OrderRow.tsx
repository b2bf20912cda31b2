import { chakra } from '@chakra-ui/react/styled-system';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { Price } from '@eunbit/ui/money.tsx';
import { memo, type ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { readFragment } from '../../../gql/index.ts';
import { CUSTOMER_TEXT } from '../order-texts.ts';
import { orderUrl } from '../orders.urls.ts';
import { Checkbox } from './Checkbox.tsx';
import { NewMark } from './NewMark.tsx';
import { OrderState } from './OrderState.tsx';
import { OrderRowFragment, type OrderRowRef } from './order-row.ts';

interface OrderRowProps {
  readonly order: OrderRowRef;
  readonly fresh: boolean;
  readonly number: string;
  readonly chosen: boolean;
  readonly onPress: (number: string, chosen: boolean, withShift: boolean) => void;
}

/** Kept as it is while its order is unchanged, so that an event costs one row and not the table. */
export const OrderRow = memo(function OrderRow({ order: ref, fresh, number, chosen, onPress }: OrderRowProps) {
  const t = useText();
  const language = useLanguage();
  const order = readFragment(OrderRowFragment, ref);
  const { address } = order;
  return (
    <chakra.tr
      css={chosen ? CHOSEN : fresh ? FRESH : undefined}
      aria-selected={chosen}
      _hover={{ '& > td': { bg: 'gray.50' } }}
    >
      <chakra.td px="3" borderBottomWidth="1px">
        <Checkbox
          label={t('orders.select.one', { number })}
          checked={chosen}
          onPress={(checked, withShift) => onPress(number, checked, withShift)}
        />
      </chakra.td>
      <Cell muted>{dateTimeText(order.createdAt, language, order.market)}</Cell>
      <chakra.td position="sticky" left="0" zIndex="1" bg="white" px="3" py="2" borderBottomWidth="1px">
        <TextLink to={orderUrl(order)} target="_blank" rel="noopener">
          {order.number}
        </TextLink>
        {fresh ? <NewMark /> : null}
      </chakra.td>
      <Cell>{t(CUSTOMER_TEXT[order.customerKind])}</Cell>
      <Cell>
        <OrderState order={order} />
      </Cell>
      <Cell numeric>
        <Price value={order.total} place="order" fontWeight="semibold" />
      </Cell>
      <Cell numeric>
        <Price value={order.shippingPrice} place="order" />
      </Cell>
      <Cell>{address.lastname}</Cell>
      <Cell>{address.firstname}</Cell>
      <Cell clipped title={`${address.address} ${address.apt}`}>
        {address.address} {address.apt}
      </Cell>
      <Cell>{address.city}</Cell>
      <Cell numeric>
        <Price value={order.tax} place="order" />
      </Cell>
      <Cell>{order.email}</Cell>
    </chakra.tr>
  );
});

const CHOSEN = { '& > td': { bg: 'purple.50' } };
const FRESH = { '& > td': { animation: 'fresh 8s ease-out' } };

interface CellProps {
  readonly children: ReactNode;
  readonly numeric?: true;
  readonly muted?: true;
  readonly clipped?: true;
  readonly title?: string;
}

function Cell({ children, numeric, muted, clipped, title }: CellProps) {
  return (
    <chakra.td
      px="3"
      py="2"
      borderBottomWidth="1px"
      textAlign={numeric ? 'end' : 'start'}
      fontVariantNumeric="tabular-nums"
      color={muted ? 'fg.muted' : undefined}
      title={title}
      {...(clipped ? { maxWidth: '18rem', overflow: 'hidden', textOverflow: 'ellipsis' } : {})}
    >
      {children}
    </chakra.td>
  );
}
