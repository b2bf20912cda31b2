import { dateText, dateTimeText } from '@eunbit/ui/date';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { DeliveryDay } from '../../../components/DeliveryDay.tsx';
import type { Market, OrderTracking_OrderFragment, TrackerStatus } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { CopyButton } from './CopyButton.tsx';
import { CARRIER_TEXTS } from './order-texts.ts';

const OrderTrackingFragment = graphql(`
  fragment OrderTracking_Order on Order {
    status
    market
    fulfilmentStatus
    promisedDelivery { earliest latest }
    shipment {
      isDelivered
      boxes { carrierName carrier trackingNumber trackingUrl parcel { ...ParcelNews_Parcel } }
    }
    fulfilments {
      id
      restExpectedOn
      items { productId title quantity }
      parcels { carrier trackingNumber url news { ...ParcelNews_Parcel } }
    }
  }
`);

interface ParcelRow {
  readonly carrier: ReactNode;
  readonly number: string;
  readonly url: string | null;
  readonly news: ParcelNewsRef | null;
}

type Fulfilment = OrderTracking_OrderFragment['fulfilments'][number];
type ShopBox = NonNullable<OrderTracking_OrderFragment['shipment']>['boxes'][number];

function toOwnRow({ carrier, carrierName, trackingUrl = null, parcel = null }: ShopBox, number: string): ParcelRow {
  const name = carrier ? <FormattedMessage id={CARRIER_TEXTS[carrier]} /> : carrierName;
  return { carrier: name, number, url: trackingUrl, news: parcel };
}

function toSentRows({ parcels }: Fulfilment): ParcelRow[] {
  return parcels.map(({ carrier, trackingNumber, url, news = null }) => ({
    carrier: <FormattedMessage id={CARRIER_TEXTS[carrier]} />,
    number: trackingNumber,
    url,
    news,
  }));
}

/** The shop's own boxes that were not shipped yet. */
function toOwnRows({ fulfilments, shipment }: OrderTracking_OrderFragment): ParcelRow[] {
  const sent = new Set(fulfilments.flatMap(({ parcels }) => parcels).map(({ trackingNumber }) => trackingNumber));
  return (shipment?.boxes ?? []).flatMap((box) =>
    box.trackingNumber && !sent.has(box.trackingNumber) ? toOwnRow(box, box.trackingNumber) : [],
  );
}

/** The parcels with their location and expected arrival; nothing before there is one. */
export function OrderTracking({ order: masked }: { order: FragmentType<typeof OrderTrackingFragment> }) {
  const order = readFragment(OrderTrackingFragment, masked);
  const { market, fulfilments } = order;
  const own = toOwnRows(order);
  const count = own.length + fulfilments.reduce((sum, { parcels }) => sum + parcels.length, 0);
  const isPartly = order.fulfilmentStatus === 'PARTLY_SHIPPED';
  const isAwaited = order.status !== 'ORDER_CANCELLED' && order.status !== 'ORDER_DELAYED';
  const hasArrived = order.fulfilmentStatus === 'DELIVERED' || order.fulfilmentStatus === 'RETURNED';
  const promise = isAwaited && !hasArrived && !order.shipment?.isDelivered ? order.promisedDelivery : null;
  if (count === 0 && !promise) return null;
  return (
    <section>
      <styled.h2 fontSize="lg" fontWeight="semibold" mb="4">
        {count > 0 ? (
          <FormattedMessage id="order.parcels" values={{ count }} />
        ) : (
          <FormattedMessage id="order.delivery" />
        )}
      </styled.h2>
      {promise ? (
        <styled.p mb={count > 0 ? '3' : '0'} fontWeight="medium" color="green.700">
          <FormattedMessage
            id="order.arrives"
            values={{ from: <DeliveryDay day={promise.earliest} />, to: <DeliveryDay day={promise.latest} /> }}
          />
        </styled.p>
      ) : null}
      <Parcels rows={own} market={market} />
      {fulfilments.map((fulfilment) => (
        <styled.div key={fulfilment.id} mt="4">
          {isPartly || fulfilments.length > 1 ? <Contents items={fulfilment.items} /> : null}
          <Parcels rows={toSentRows(fulfilment)} market={market} />
        </styled.div>
      ))}
      {isPartly ? <Rest day={fulfilments.at(-1)?.restExpectedOn ?? null} /> : null}
    </section>
  );
}

/** Contents of the parcels below it. */
function Contents({ items }: Pick<Fulfilment, 'items'>) {
  return (
    <styled.p mb="2" fontWeight="medium">
      {items.map(({ title, quantity }) => `${title} × ${quantity}`).join(', ')}
    </styled.p>
  );
}

/** `day` is null if the shop does not know yet. */
function Rest({ day }: { day: string | null }) {
  return (
    <styled.p mt="4" color="fg.muted">
      {day ? (
        <FormattedMessage id="order.restOn" values={{ day: <DeliveryDay day={day} /> }} />
      ) : (
        <FormattedMessage id="order.rest" />
      )}
    </styled.p>
  );
}

function Parcels({ rows, market }: { rows: readonly ParcelRow[]; market: Market }) {
  if (rows.length === 0) return null;
  return (
    <styled.ul listStyleType="none" display="grid" gap="3">
      {rows.map((row) => (
        <Parcel key={row.number} row={row}>
          {row.news ? <ParcelNews parcel={row.news} market={market} /> : null}
        </Parcel>
      ))}
    </styled.ul>
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

const ParcelNewsFragment = graphql(`
  fragment ParcelNews_Parcel on Parcel {
    status
    message
    place
    happenedAt
    estimatedDelivery
  }
`);

const TRACKER_TEXTS: Readonly<Record<TrackerStatus, string>> = {
  UNKNOWN: 'order.parcel.unknown',
  PRE_TRANSIT: 'order.parcel.preTransit',
  IN_TRANSIT: 'order.parcel.inTransit',
  OUT_FOR_DELIVERY: 'order.parcel.outForDelivery',
  ATTEMPTED: 'order.parcel.attempted',
  DELIVERED: 'order.parcel.delivered',
  AVAILABLE_FOR_PICKUP: 'order.parcel.availableForPickup',
  RETURN_TO_SENDER: 'order.parcel.returnToSender',
  FAILURE: 'order.parcel.failure',
  CANCELLED: 'order.parcel.cancelled',
};

type ParcelNewsRef = FragmentType<typeof ParcelNewsFragment>;

/** The latest tracking event of a parcel; screen readers announce new ones. */
function ParcelNews({ parcel: masked, market }: { parcel: ParcelNewsRef; market: Market }) {
  const { language } = useSettings();
  const { status, message, place, happenedAt, estimatedDelivery } = readFragment(ParcelNewsFragment, masked);
  const last = [message, place, happenedAt ? dateTimeText(happenedAt, language, market) : null].filter(Boolean);
  const isOnItsWay = status !== 'DELIVERED' && status !== 'CANCELLED' && status !== 'RETURN_TO_SENDER';
  return (
    <styled.div role="status" flexBasis="100%" fontSize="sm">
      <styled.p fontWeight="semibold">
        <FormattedMessage id={TRACKER_TEXTS[status]} />
      </styled.p>
      {last.length > 0 ? <styled.p color="fg.muted">{last.join(' · ')}</styled.p> : null}
      {isOnItsWay && estimatedDelivery ? (
        <p>
          <FormattedMessage
            id="order.parcel.estimated"
            values={{ date: dateText(estimatedDelivery, language, market) }}
          />
        </p>
      ) : null}
    </styled.div>
  );
}
