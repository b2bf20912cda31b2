import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { DeliveryDay } from '../../../components/DeliveryDay.tsx';
import type { OrderTracking_OrderFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { CopyButton } from './CopyButton.tsx';
import { CARRIER_TEXTS } from './order-texts.ts';
import { ParcelNews } from './ParcelNews.tsx';

const OrderTrackingFragment = graphql(`
  fragment OrderTracking_Order on Order {
    status
    promisedDelivery {
      earliest
      latest
    }
    shipment {
      carrierName
      carrier
      trackingNumber
      trackingUrl
      parcel {
        status
        ...ParcelNews_Parcel
      }
    }
    tracking {
      carrier
      trackingNumber
      url
    }
  }
`);

interface ParcelRow {
  readonly carrier: ReactNode;
  readonly number: string;
  readonly url: string | null;
  readonly isFollowed: boolean;
}

/** The parcels that staff entered and the shop's own shipment, without duplicates. */
function toRows({ tracking, shipment }: OrderTracking_OrderFragment): ParcelRow[] {
  const sent = tracking.map(({ carrier, trackingNumber, url }) => ({
    carrier: <FormattedMessage id={CARRIER_TEXTS[carrier]} />,
    number: trackingNumber,
    url,
    isFollowed: trackingNumber === shipment?.trackingNumber,
  }));
  if (!shipment?.trackingNumber || sent.some(({ isFollowed }) => isFollowed)) return sent;
  const { carrier, carrierName, trackingNumber, trackingUrl = null } = shipment;
  const name = carrier ? <FormattedMessage id={CARRIER_TEXTS[carrier]} /> : carrierName;
  return [{ carrier: name, number: trackingNumber, url: trackingUrl, isFollowed: true }, ...sent];
}

/** The parcels with their position and expected arrival; nothing before there is one. */
export function OrderTracking({ order: masked }: { order: FragmentType<typeof OrderTrackingFragment> }) {
  const order = readFragment(OrderTrackingFragment, masked);
  const rows = toRows(order);
  const parcel = order.shipment?.parcel ?? null;
  const isAwaited = order.status !== 'ORDER_CANCELLED' && order.status !== 'ORDER_DELAYED';
  const promise = isAwaited && parcel?.status !== 'DELIVERED' ? order.promisedDelivery : null;
  if (rows.length === 0 && !promise) return null;
  return (
    <section>
      <styled.h2 fontSize="lg" fontWeight="semibold" mb="4">
        {rows.length > 0 ? (
          <FormattedMessage id="order.parcels" values={{ count: rows.length }} />
        ) : (
          <FormattedMessage id="order.delivery" />
        )}
      </styled.h2>
      {promise ? (
        <styled.p mb={rows.length > 0 ? '3' : '0'} fontWeight="medium" color="green.700">
          <FormattedMessage
            id="order.arrives"
            values={{ from: <DeliveryDay day={promise.earliest} />, to: <DeliveryDay day={promise.latest} /> }}
          />
        </styled.p>
      ) : null}
      {rows.length > 0 ? (
        <styled.ul listStyleType="none" display="grid" gap="3">
          {rows.map((row) => (
            <Parcel key={row.number} row={row}>
              {row.isFollowed && parcel ? <ParcelNews parcel={parcel} /> : null}
            </Parcel>
          ))}
        </styled.ul>
      ) : null}
    </section>
  );
}

function Parcel({ row: { carrier, number, url }, children }: { row: ParcelRow; children: ReactNode }) {
  const intl = useIntl();
  return (
    <styled.li
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
      <styled.span overflowWrap="anywhere" minWidth="0">
        {carrier}{' '}
        {url ? (
          <styled.a href={url} target="_blank" rel="noreferrer" fontWeight="semibold" textDecoration="underline">
            {number}
          </styled.a>
        ) : (
          <styled.span fontWeight="semibold">{number}</styled.span>
        )}
      </styled.span>
      <CopyButton text={number} label={intl.formatMessage({ id: 'order.trackingNumber' })} />
      {children}
    </styled.li>
  );
}
