import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { Fulfilments } from './fulfilment/Fulfilments.tsx';
import { OrderShipment } from './OrderShipment.tsx';

const OrderTrackingFragment = graphql(`
  fragment OrderTracking_Order on Order {
    ...OrderShipment_Order
    ...OrderFulfilments_Order
  }
`);

/** The label of a US order, and what has left. */
export function OrderTracking({ order: ref }: { order: FragmentType<typeof OrderTrackingFragment> }) {
  const order = readFragment(OrderTrackingFragment, ref);
  return (
    <>
      <OrderShipment order={order} />
      <Fulfilments order={order} />
    </>
  );
}
