import { chakra } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { Fact, Facts, Panel } from '../../../components/Panel.tsx';
import type { OrderTracking_OrderFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { CARRIER_TEXT } from '../../../labels/order-texts.ts';
import { OrderShipment } from './OrderShipment.tsx';

const OrderTrackingFragment = graphql(`
  fragment OrderTracking_Order on Order {
    tracking {
      carrier
      trackingNumber
      url
    }
    ...OrderShipment_Order
  }
`);

/** The label of a US order, and the parcels of a shipped order; nothing before. */
export function OrderTracking({ order: ref }: { order: FragmentType<typeof OrderTrackingFragment> }) {
  const order = readFragment(OrderTrackingFragment, ref);
  return (
    <>
      <OrderShipment order={order} />
      {order.tracking.length > 0 ? <SentParcels tracking={order.tracking} /> : null}
    </>
  );
}

function SentParcels({ tracking }: Pick<OrderTracking_OrderFragment, 'tracking'>) {
  const t = useText();
  return (
    <Panel title={t('orders.detail.parcels', { count: tracking.length })}>
      <Facts>
        {tracking.map(({ carrier, trackingNumber, url }) => (
          <Fact key={`${carrier} ${trackingNumber}`} name={t(CARRIER_TEXT[carrier])}>
            <chakra.a href={url} target="_blank" rel="noopener noreferrer" textDecoration="underline">
              {trackingNumber}
            </chakra.a>
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}
