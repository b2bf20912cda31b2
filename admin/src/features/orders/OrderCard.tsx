import { chakra, Flex, Span } from '@chakra-ui/react';
import { personName } from '@eunbit/schema/person-name';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { Moment } from '../../components/Moment.tsx';
import { Price } from '../../components/Price.tsx';
import { readFragment } from '../../gql/index.ts';
import { orderUrl } from '../../urls/orders.urls.ts';
import { NewMark } from './list/NewMark.tsx';
import { OrderState } from './list/OrderState.tsx';
import { OrderRowFragment, type OrderRowRef } from './order-row.ts';

const CardLink = chakra(Link, {
  base: { display: 'grid', gap: '2', p: '4', bg: 'white', borderWidth: '1px', borderRadius: 'md' },
});

interface OrderCardProps {
  readonly order: OrderRowRef;
  readonly fresh: boolean;
  /** Shown before the card: a link must not contain another control. */
  readonly children?: ReactNode;
}

/** An order on phones; the whole card is one link. */
export const OrderCard = memo(function OrderCard({ order: ref, fresh, children }: OrderCardProps) {
  const t = useText();
  const order = readFragment(OrderRowFragment, ref);
  return (
    <chakra.li display="grid" gridTemplateColumns={children ? 'auto minmax(0, 1fr)' : undefined} alignItems="center">
      {children}
      <CardLink to={orderUrl(order)} css={fresh ? { animation: 'fresh 8s ease-out' } : undefined}>
        <Flex justify="space-between" gap="3">
          <Span fontWeight="semibold">
            {order.number}
            {fresh ? <NewMark /> : null}
          </Span>
          <Price value={order.total} place="order" fontWeight="semibold" />
        </Flex>
        <OrderState order={order} />
        <Flex justify="space-between" gap="3" color="fg.muted">
          <span>
            {personName(order.address)} · {t(`orders.customer.${order.customerKind}`)}
          </span>
          <span>
            <Moment at={order.createdAt} />
          </span>
        </Flex>
      </CardLink>
    </chakra.li>
  );
});
