import { chakra } from '@chakra-ui/react/styled-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { CopyButton } from './CopyButton.tsx';
import { CARRIER_TEXTS } from './order-texts.ts';

const OrderTrackingFragment = graphql(`
  fragment OrderTracking_Order on Order {
    tracking {
      carrier
      trackingNumber
      url
    }
  }
`);

/** The parcels on their way; nothing before there are any. */
export function OrderTracking({ order }: { order: FragmentType<typeof OrderTrackingFragment> }) {
  const intl = useIntl();
  const { tracking } = readFragment(OrderTrackingFragment, order);
  if (tracking.length === 0) return null;
  return (
    <section>
      <chakra.h2 fontSize="lg" fontWeight="semibold" mb="4">
        <FormattedMessage id="order.parcels" values={{ count: tracking.length }} />
      </chakra.h2>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {tracking.map(({ carrier, trackingNumber, url }) => (
          <chakra.li
            key={trackingNumber}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            px="5"
            py="3"
            borderWidth="1px"
            borderRadius="lg"
          >
            <span>
              <FormattedMessage id={CARRIER_TEXTS[carrier]} />{' '}
              <chakra.a href={url} target="_blank" rel="noreferrer" fontWeight="semibold" textDecoration="underline">
                {trackingNumber}
              </chakra.a>
            </span>
            <CopyButton text={trackingNumber} label={intl.formatMessage({ id: 'order.trackingNumber' })} />
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}
