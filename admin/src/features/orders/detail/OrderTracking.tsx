import { chakra } from '@chakra-ui/react/styled-system';
import { useText } from '../../../app/use-text.ts';
import { Fact, Facts, Panel } from '../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { CARRIER_TEXT } from '../order-texts.ts';

const OrderTrackingFragment = graphql(`
  fragment OrderTracking_Order on Order {
    tracking {
      carrier
      trackingNumber
      url
    }
  }
`);

/** The parcels of a shipped order; nothing before. */
export function OrderTracking({ order: ref }: { order: FragmentType<typeof OrderTrackingFragment> }) {
  const t = useText();
  const { tracking } = readFragment(OrderTrackingFragment, ref);
  if (tracking.length === 0) return null;
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
