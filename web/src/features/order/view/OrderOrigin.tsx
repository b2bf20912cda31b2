import { styled } from '#styled-system/jsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { ReplacedOrder } from './ReplacedOrder.tsx';

export const OrderOriginFragment = graphql(`
  fragment OrderOrigin_Order on Order {
    id
    customerKind
    origin {
      kind
      orderNumber
    }
  }
`);

/** The order whose goods are sent once more; nothing for others. */
export function OrderOrigin({ order }: { order: FragmentType<typeof OrderOriginFragment> }) {
  const { origin, customerKind } = readFragment(OrderOriginFragment, order);
  if (!origin?.orderNumber || origin.kind === 'SALE') return null;
  const { kind, orderNumber } = origin;
  return (
    <styled.p color="fg.muted">
      <ReplacedOrder kind={kind} orderNumber={orderNumber} isGuest={customerKind === 'GUEST'} />
    </styled.p>
  );
}
