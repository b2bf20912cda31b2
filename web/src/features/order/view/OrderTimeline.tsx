import { dateText, dateTimeText } from '@eunbit/ui/date';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import type { OrderTimeline_OrderFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { CANCEL_TEXTS, DELAY_TEXTS, getStatusText, getTimelineTexts, STATUS_TEXTS } from './order-texts.ts';

const OrderTimelineFragment = graphql(`
  fragment OrderTimeline_Order on Order {
    id
    market
    status
    createdAt
    statusHistory {
      status
      at
      isCorrection
      isTakenBack
      delay { reason until detail }
      cancellation { reason detail }
    }
    payment { status }
  }
`);

/** The events of an order, newest first; screen readers announce a new one. */
export function OrderTimeline({ order: masked }: { order: FragmentType<typeof OrderTimelineFragment> }) {
  const { language } = useSettings();
  const order = readFragment(OrderTimelineFragment, masked);
  const { statusHistory, market } = order;
  const newestFirst = [...statusHistory].reverse();
  const texts = getTimelineTexts(order).reverse();
  return (
    <>
      <styled.p role="status" fontSize="2xl" fontWeight="semibold" mb="5">
        <FormattedMessage id={getStatusText(order)} />
      </styled.p>
      <styled.ol listStyleType="none" display="grid">
        {newestFirst.map((change, index) => (
          <styled.li
            key={`${change.status}${change.at}`}
            position="relative"
            paddingInlineStart="7"
            pb="5"
            borderInlineStartWidth="2px"
            borderColor={index === newestFirst.length - 1 ? 'transparent' : 'gray.200'}
            ms="1.5"
          >
            <styled.span
              aria-hidden
              position="absolute"
              insetInlineStart="-0.4375rem"
              top="1.5"
              boxSize="3"
              borderRadius="full"
              bg={index === 0 ? 'purple.600' : 'gray.300'}
            />
            <styled.p
              fontWeight={index === 0 ? 'semibold' : 'normal'}
              {...(change.isTakenBack && { color: 'fg.muted', textDecoration: 'line-through' })}
            >
              <FormattedMessage id={texts[index] ?? STATUS_TEXTS[change.status]} />
            </styled.p>
            {change.isTakenBack || change.isCorrection ? (
              <styled.p fontSize="sm">
                <FormattedMessage id={change.isTakenBack ? 'order.takenBack' : 'order.correction'} />
              </styled.p>
            ) : null}
            <styled.time dateTime={change.at} fontSize="sm" color="fg.muted">
              {dateTimeText(change.at, language, market)}
            </styled.time>
            {change.delay ? <Delay delay={change.delay} market={market} /> : null}
            {change.cancellation ? (
              <styled.p fontSize="sm" mt="1" overflowWrap="anywhere">
                <FormattedMessage id={CANCEL_TEXTS[change.cancellation.reason]} />
                {change.cancellation.detail ? ` · ${change.cancellation.detail}` : null}
              </styled.p>
            ) : null}
          </styled.li>
        ))}
      </styled.ol>
    </>
  );
}

type DelayProps = Pick<OrderTimeline_OrderFragment, 'market'> & {
  readonly delay: NonNullable<OrderTimeline_OrderFragment['statusHistory'][number]['delay']>;
};

function Delay({ delay: { reason, until, detail }, market }: DelayProps) {
  const { language } = useSettings();
  return (
    <styled.p fontSize="sm" mt="1" overflowWrap="anywhere">
      <FormattedMessage id={DELAY_TEXTS[reason]} />
      {until ? (
        <>
          {' · '}
          <FormattedMessage id="order.delayedUntil" values={{ date: dateText(until, language, market) }} />
        </>
      ) : null}
      {detail ? (
        <>
          <br />
          {detail}
        </>
      ) : null}
    </styled.p>
  );
}
