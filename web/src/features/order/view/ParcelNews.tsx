import { dateText, dateTimeText } from '@eunbit/ui/date';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import type { Market, TrackerStatus } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

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

export type ParcelNewsRef = FragmentType<typeof ParcelNewsFragment>;

/** The latest tracking event of a parcel; screen readers announce new ones. */
export function ParcelNews({ parcel: masked, market }: { parcel: ParcelNewsRef; market: Market }) {
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
