import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { loadScreenMessages } from '../../../app/messages.ts';
import { useOnDemand } from '../../../components/use-on-demand.tsx';
import { Skeleton } from '../../../elements/Skeleton.tsx';
import type { OrderReturnNews_OrderFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { CARRIER_TEXTS } from '../view/order-texts.ts';

/** The state of an order's returns in live events: only a few fields, since every event contains them. */
export const OrderReturnNewsFragment = graphql(`
  fragment OrderReturnNews_Order on Order {
    id
    number
    returns { id status pickup { on } label { status } }
    returnOptions { isPossible lines { receivedOn obstacle } }
  }
`);

/** Whether the order has returns, or units that were shipped and could be returned. */
function hasReturns({ returns, returnOptions: { lines } }: OrderReturnNews_OrderFragment): boolean {
  const hasLeft = lines.some(({ receivedOn }) => receivedOn !== null && receivedOn !== undefined);
  const isCancelled = lines.some(({ obstacle }) => obstacle === 'ORDER_CANCELLED');
  return returns.length > 0 || (hasLeft && !isCancelled);
}

interface LaterReturnsProps {
  readonly order: FragmentType<typeof OrderReturnNewsFragment>;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
}

/** Returns of an order. Their code and texts are loaded only for orders that were shipped. */
export function LaterReturns({ order, accessToken }: LaterReturnsProps) {
  const intl = useIntl();
  const { Part: Returns, ask } = useOnDemand(async () => {
    const [{ OrderReturns }] = await Promise.all([
      import('../../return/OrderReturns.tsx'),
      loadScreenMessages(['return']),
    ]);
    return OrderReturns;
  });
  const news = readFragment(OrderReturnNewsFragment, order);
  const isWanted = hasReturns(news);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once it is wanted, not at each drawing.
  useEffect(() => {
    if (isWanted) void ask();
  }, [isWanted]);
  if (!isWanted) return null;
  if (!Returns) return <Skeleton height="10rem" borderRadius="xl" maxWidth="text" />;
  return (
    <Returns
      orderNumber={news.number}
      accessToken={accessToken}
      news={JSON.stringify(news)}
      nameCarrier={(carrier) => intl.formatMessage({ id: CARRIER_TEXTS[carrier] })}
    />
  );
}
