import { chakra, Skeleton, Text } from '@chakra-ui/react';

import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { OrderCard } from '../orders/OrderCard.tsx';
import type { OrderRowRef } from '../orders/order-row.ts';

const PLACES = [0, 1, 2, 3];

type ListedOrder = OrderRowRef & { readonly id: string };

/** The newest orders; highlights those that arrived while the page was open. */
export function LatestOrders({ orders }: { orders: readonly ListedOrder[] | undefined }) {
  const t = useText();
  // Ids of the first answer; other orders arrived later.
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  if (orders && !known) setKnown(new Set(orders.map(({ id }) => id)));
  if (orders?.length === 0) {
    return (
      <Text py="10" textAlign="center" color="fg.muted" bg="white" borderWidth="1px" borderRadius="md">
        {t('dashboard.noOrders')}
      </Text>
    );
  }
  return (
    <chakra.ul display="grid" gap="3" listStyle="none" aria-busy={!orders}>
      {orders
        ? orders.map((order) => (
            <OrderCard key={order.id} order={order} fresh={known !== null && !known.has(order.id)} />
          ))
        : PLACES.map((place) => (
            <li key={place}>
              <Skeleton height="6.75rem" bg="gray.200" />
            </li>
          ))}
    </chakra.ul>
  );
}
