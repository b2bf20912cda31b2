import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { DeliveryDay } from '../../../components/DeliveryDay.tsx';
import type { OrderTracking_OrderFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { CopyButton } from './CopyButton.tsx';
import { CARRIER_TEXTS } from './order-texts.ts';
import { ParcelNews, type ParcelNewsRef } from './ParcelNews.tsx';

const OrderTrackingFragment = graphql(`
  fragment OrderTracking_Order on Order {
    status
    promisedDelivery {
      earliest
      latest
    }
    shipment {
      isDelivered
      boxes {
        carrierName
        carrier
        trackingNumber
        trackingUrl
        parcel {
          ...ParcelNews_Parcel
        }
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
  readonly news: ParcelNewsRef | null;
}

type ShopBox = NonNullable<OrderTracking_OrderFragment['shipment']>['boxes'][number];

function toOwnRow({ carrier, carrierName, trackingUrl = null, parcel = null }: ShopBox, number: string): ParcelRow {
  const name = carrier ? <FormattedMessage id={CARRIER_TEXTS[carrier]} /> : carrierName;
  return { carrier: name, number, url: trackingUrl, news: parcel };
}

/** The shop's own boxes and the parcels that staff entered, without duplicates. */
function toRows({ tracking, shipment }: OrderTracking_OrderFragment): ParcelRow[] {
  const boxes = new Map(shipment?.boxes.map((box) => [box.trackingNumber, box]));
  const sent = tracking.map(({ carrier, trackingNumber, url }) => ({
    carrier: <FormattedMessage id={CARRIER_TEXTS[carrier]} />,
    number: trackingNumber,
    url,
    news: boxes.get(trackingNumber)?.parcel ?? null,
  }));
  const known = new Set(sent.map(({ number }) => number));
  const own = [...boxes.values()].flatMap((box) =>
    box.trackingNumber && !known.has(box.trackingNumber) ? toOwnRow(box, box.trackingNumber) : [],
  );
  return [...own, ...sent];
}

/** The parcels with their position and expected arrival; nothing before there is one. */
export function OrderTracking({ order: masked }: { order: FragmentType<typeof OrderTrackingFragment> }) {
  const order = readFragment(OrderTrackingFragment, masked);
  const rows = toRows(order);
  const isAwaited = order.status !== 'ORDER_CANCELLED' && order.status !== 'ORDER_DELAYED';
  const promise = isAwaited && !order.shipment?.isDelivered ? order.promisedDelivery : null;
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
              {row.news ? <ParcelNews parcel={row.news} /> : null}
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
