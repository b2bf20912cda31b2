import { chakra, Span, Text } from '@chakra-ui/react';
import { dateText, dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { Fact, Facts, Panel } from '../../../components/Panel.tsx';
import { Price } from '../../../components/Price.tsx';
import type { OrderShipment_OrderFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { SHIPMENT_TEXT, TRACKER_TEXT } from '../../../labels/order-texts.ts';
import { ShipmentActions } from './ShipmentActions.tsx';

const OrderShipmentFragment = graphql(`
  fragment OrderShipment_Order on Order {
    number
    shipment {
      state
      carrier
      carrierName
      trackingNumber
      trackingUrl
      parcel {
        status
        message
        place
        happenedAt
        estimatedDelivery
      }
      admin {
        labelUrl
        service
        price {
          amount
          currency
        }
        problem
        attempts
        nextTryAt
        isChangeable
      }
    }
  }
`);

type Shipment = NonNullable<OrderShipment_OrderFragment['shipment']>;

const PlainLink = chakra('a', { base: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } });

/** The label of a US order: its state, print link, parcel tracking, and actions after a failure. */
export function OrderShipment({ order: ref }: { order: FragmentType<typeof OrderShipmentFragment> }) {
  const t = useText();
  const { number, shipment } = readFragment(OrderShipmentFragment, ref);
  if (!shipment) return null;
  const { state, admin } = shipment;
  return (
    <Panel title={t('orders.shipment.title')}>
      <Text fontWeight="semibold" color={state === 'FAILED' ? 'red.700' : undefined} mb="3">
        {t(SHIPMENT_TEXT[state])}
      </Text>
      <ShipmentFacts shipment={shipment} />
      {admin?.isChangeable ? <ShipmentActions orderNumber={number} isFailed={state === 'FAILED'} /> : null}
    </Panel>
  );
}

function ShipmentFacts({
  shipment: { carrierName, trackingNumber, trackingUrl, parcel, admin },
}: {
  shipment: Shipment;
}) {
  const t = useText();
  const language = useLanguage();
  const last = parcel ? [parcel.message, parcel.place].filter(Boolean).join(' · ') : '';
  return (
    <Facts>
      {trackingNumber ? (
        <Fact name={[carrierName, admin?.service].filter(Boolean).join(' ')}>
          {trackingUrl ? (
            <PlainLink href={trackingUrl} target="_blank" rel="noopener noreferrer">
              {trackingNumber}
            </PlainLink>
          ) : (
            trackingNumber
          )}
        </Fact>
      ) : null}
      {admin?.labelUrl ? (
        <Fact name={t('orders.shipment.label')}>
          <PlainLink href={admin.labelUrl} target="_blank" rel="noopener noreferrer">
            {t('orders.shipment.print')}
          </PlainLink>{' '}
          {admin.price ? <Price value={admin.price} place="order" color="fg.muted" /> : null}
        </Fact>
      ) : null}
      {parcel ? (
        <Fact name={t('orders.shipment.parcel')}>
          {t(TRACKER_TEXT[parcel.status])}
          <Span display="block" fontWeight="normal" color="fg.muted">
            {last}
            {parcel.happenedAt ? ` · ${dateTimeText(parcel.happenedAt, language, 'US')}` : null}
          </Span>
        </Fact>
      ) : null}
      {parcel?.estimatedDelivery ? (
        <Fact name={t('orders.shipment.estimated')}>{dateText(parcel.estimatedDelivery, language, 'US')}</Fact>
      ) : null}
      {admin?.problem ? (
        <Fact name={t('orders.shipment.problem', { attempts: admin.attempts })}>{admin.problem}</Fact>
      ) : null}
      {admin?.problem && admin.nextTryAt ? (
        <Fact name={t('orders.shipment.nextTry')}>{dateTimeText(admin.nextTryAt, language, 'US')}</Fact>
      ) : null}
    </Facts>
  );
}
