import { Box, Span, Text } from '@chakra-ui/react';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../../app/clock.ts';
import { useText } from '../../../app/use-text.ts';
import { Fact, Facts, MomentFact } from '../../../components/Panel.tsx';
import { PlainLink } from '../../../components/PlainLink.tsx';
import { Price } from '../../../components/Price.tsx';
import type { ShipmentBox_BoxFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

const ShipmentBoxFragment = graphql(`
  fragment ShipmentBox_Box on ShipmentBox {
    number
    items { title quantity }
    carrier
    carrierName
    trackingNumber
    trackingUrl
    parcel { status message place happenedAt estimatedDelivery }
    admin { measure { lengthMm widthMm heightMm weightGrams } labelUrl service price { amount currency } }
  }
`);

interface ShipmentBoxProps {
  readonly box: FragmentType<typeof ShipmentBoxFragment>;
  /** Number of boxes of the order: a single box has no heading. */
  readonly count: number;
}

/** One box: its contents, its label to print, and its tracking. */
export function ShipmentBox({ box: ref, count }: ShipmentBoxProps) {
  const t = useText();
  const box = readFragment(ShipmentBoxFragment, ref);
  return (
    <Box mb="4">
      {count > 1 ? (
        <Text as="h3" fontWeight="semibold" mb="2">
          {t('orders.shipment.box', { number: box.number, count })}
        </Text>
      ) : null}
      <Facts>
        <Packing items={box.items} measure={box.admin?.measure} />
        <Label box={box} />
        <Parcel parcel={box.parcel} />
      </Facts>
    </Box>
  );
}

interface PackingProps extends Pick<ShipmentBox_BoxFragment, 'items'> {
  readonly measure: NonNullable<ShipmentBox_BoxFragment['admin']>['measure'];
}

function Packing({ items, measure }: PackingProps) {
  const t = useText();
  if (!measure) return null;
  const { lengthMm, widthMm, heightMm, weightGrams } = measure;
  return (
    <>
      <Fact name={t('orders.shipment.measure')}>
        {`${lengthMm} × ${widthMm} × ${heightMm}\u00a0mm · ${(weightGrams / 1_000).toFixed(2)}\u00a0kg`}
      </Fact>
      <Fact name={t('orders.shipment.items')}>
        {items.map(({ title, quantity }) => (
          <Span key={title} display="block">{`${title} × ${quantity}`}</Span>
        ))}
      </Fact>
    </>
  );
}

function Label({ box }: { box: ShipmentBox_BoxFragment }) {
  const t = useText();
  const { carrier, carrierName, trackingNumber, trackingUrl, admin } = box;
  const name = carrier ? t(`orders.carrier.${carrier}`) : carrierName;
  return (
    <>
      {trackingNumber ? (
        <Fact name={[name, admin?.service].filter(Boolean).join(' ')}>
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
    </>
  );
}

function Parcel({ parcel }: Pick<ShipmentBox_BoxFragment, 'parcel'>) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  if (!parcel) return null;
  const last = [parcel.message, parcel.place].filter(Boolean).join(' · ');
  return (
    <>
      <Fact name={t('orders.shipment.parcel')}>
        {t(`orders.tracker.${parcel.status}`)}
        <Span display="block" fontWeight="normal" color="fg.muted">
          {last}
          {parcel.happenedAt ? ` · ${dateTimeText(parcel.happenedAt, language, clock)}` : null}
        </Span>
      </Fact>
      <MomentFact name={t('orders.shipment.estimated')} at={parcel.estimatedDelivery} isDay />
    </>
  );
}
