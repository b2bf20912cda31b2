import { chakra } from '@chakra-ui/react/styled-system';
import { dateText, dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { Price } from '@eunbit/ui/money.tsx';
import { useText } from '../../../app/use-text.ts';
import { Fact, Facts, Panel } from '../../../components/Panel.tsx';
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
      desk {
        labelUrl
        service
        price {
          amount
          currency
        }
        problem
        attempts
        nextTryAt
        canChange
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
  const { state, desk } = shipment;
  return (
    <Panel title={t('orders.shipment.title')}>
      <chakra.p fontWeight="semibold" color={state === 'FAILED' ? 'red.700' : undefined} mb="3">
        {t(SHIPMENT_TEXT[state])}
      </chakra.p>
      <ShipmentFacts shipment={shipment} />
      {desk?.canChange ? <ShipmentActions orderNumber={number} isFailed={state === 'FAILED'} /> : null}
    </Panel>
  );
}

function ShipmentFacts({
  shipment: { carrierName, trackingNumber, trackingUrl, parcel, desk },
}: {
  shipment: Shipment;
}) {
  const t = useText();
  const language = useLanguage();
  const last = parcel ? [parcel.message, parcel.place].filter(Boolean).join(' · ') : '';
  return (
    <Facts>
      {trackingNumber ? (
        <Fact name={[carrierName, desk?.service].filter(Boolean).join(' ')}>
          {trackingUrl ? (
            <PlainLink href={trackingUrl} target="_blank" rel="noopener noreferrer">
              {trackingNumber}
            </PlainLink>
          ) : (
            trackingNumber
          )}
        </Fact>
      ) : null}
      {desk?.labelUrl ? (
        <Fact name={t('orders.shipment.label')}>
          <PlainLink href={desk.labelUrl} target="_blank" rel="noopener noreferrer">
            {t('orders.shipment.print')}
          </PlainLink>{' '}
          {desk.price ? <Price value={desk.price} place="order" color="fg.muted" /> : null}
        </Fact>
      ) : null}
      {parcel ? (
        <Fact name={t('orders.shipment.parcel')}>
          {t(TRACKER_TEXT[parcel.status])}
          <chakra.span display="block" fontWeight="normal" color="fg.muted">
            {last}
            {parcel.happenedAt ? ` · ${dateTimeText(parcel.happenedAt, language, 'US')}` : null}
          </chakra.span>
        </Fact>
      ) : null}
      {parcel?.estimatedDelivery ? (
        <Fact name={t('orders.shipment.estimated')}>{dateText(parcel.estimatedDelivery, language, 'US')}</Fact>
      ) : null}
      {desk?.problem ? (
        <Fact name={t('orders.shipment.problem', { attempts: desk.attempts })}>{desk.problem}</Fact>
      ) : null}
      {desk?.problem && desk.nextTryAt ? (
        <Fact name={t('orders.shipment.nextTry')}>{dateTimeText(desk.nextTryAt, language, 'US')}</Fact>
      ) : null}
    </Facts>
  );
}
