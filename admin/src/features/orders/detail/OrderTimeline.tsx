import { Box, chakra, Span, Text } from '@chakra-ui/react';
import { dateText, dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { useMay } from '../../../app/viewer.ts';
import { Panel } from '../../../components/Panel.tsx';
import type { OrderTimeline_OrderFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { CANCEL_REASON_TEXT, DELAY_REASON_TEXT, STATUS_TEXT } from '../../../labels/order-texts.ts';
import { CorrectStatus } from './CorrectStatus.tsx';

const OrderTimelineFragment = graphql(`
  fragment OrderTimeline_Order on Order {
    number
    market
    status
    pendingChange {
      id
    }
    statusHistory {
      status
      at
      isCorrection
      isTakenBack
      correctionReason
      delay {
        reason
        until
        detail
      }
      cancellation {
        reason
        detail
      }
    }
  }
`);

/** History of the order's statuses, the present one first. */
export function OrderTimeline({ order: ref }: { order: FragmentType<typeof OrderTimelineFragment> }) {
  const t = useText();
  const language = useLanguage();
  const may = useMay();
  const { number, market, status, pendingChange, statusHistory } = readFragment(OrderTimelineFragment, ref);
  // Nothing is before the first status; what still waits is undone instead.
  const isCorrectable = may('ORDER_CORRECT') && !pendingChange && status !== 'PREPARING_FOR_SHIPMENT';
  return (
    <Panel title={t('orders.detail.timeline')}>
      <chakra.ol listStyle="none" display="grid" gap="4">
        {[...statusHistory].reverse().map((change, index) => (
          <chakra.li key={`${change.status} ${change.at}`} display="flex" gap="3">
            <Span
              aria-hidden
              boxSize="2.5"
              mt="1.5"
              borderRadius="full"
              flexShrink="0"
              bg={index === 0 ? 'purple.600' : 'gray.300'}
            />
            <div>
              <Text
                fontWeight={index === 0 ? 'semibold' : 'normal'}
                {...(change.isTakenBack && { color: 'fg.muted', textDecoration: 'line-through' })}
              >
                {t(STATUS_TEXT[change.status])}
              </Text>
              <Text color="fg.muted" fontSize="xs">
                {change.isTakenBack ? `${t('orders.correction.takenBack')} · ` : null}
                {change.isCorrection ? `${t('orders.correction.entry')} · ` : null}
                {dateTimeText(change.at, language, market)}
              </Text>
              {change.correctionReason ? (
                <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
                  {change.correctionReason}
                </Text>
              ) : null}
              {change.delay ? <Delay delay={change.delay} market={market} /> : null}
              {change.cancellation ? <Cancellation cancellation={change.cancellation} /> : null}
            </div>
          </chakra.li>
        ))}
      </chakra.ol>
      {isCorrectable ? <CorrectStatus orderNumber={number} /> : null}
    </Panel>
  );
}

interface DelayProps {
  readonly delay: NonNullable<OrderTimeline_OrderFragment['statusHistory'][number]['delay']>;
  readonly market: OrderTimeline_OrderFragment['market'];
}

function Delay({ delay, market }: DelayProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <Box mt="1">
      <p>{t(DELAY_REASON_TEXT[delay.reason])}</p>
      {delay.until ? <p>{t('orders.detail.delayedUntil', { date: dateText(delay.until, language, market) })}</p> : null}
      {delay.detail ? <Text whiteSpace="pre-line">{delay.detail}</Text> : null}
    </Box>
  );
}

interface CancellationProps {
  readonly cancellation: NonNullable<OrderTimeline_OrderFragment['statusHistory'][number]['cancellation']>;
}

function Cancellation({ cancellation: { reason, detail } }: CancellationProps) {
  const t = useText();
  return (
    <Box mt="1" overflowWrap="anywhere">
      <p>{t('orders.detail.cancelledByBuyer', { reason: t(CANCEL_REASON_TEXT[reason]) })}</p>
      {detail ? <p>{detail}</p> : null}
    </Box>
  );
}
