import { Flex, Span, Text } from '@chakra-ui/react';
import { RETURN_ANSWER_HOURS } from '@eunbit/schema/return';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { Moment } from '../../components/Moment.tsx';
import { RowLink } from '../../components/RowLink.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { ReturnBadge } from '../../labels/ReturnBadge.tsx';
import { returnUrl } from '../../urls/returns.urls.ts';
import { hasArrived, ReturnLabelFragment } from './return-label.ts';

/** Lines have no key in the cache, so every reader of the lines of a return selects all of these fields. */
export const ReturnLinesFragment = graphql(`
  fragment ReturnLines_Return on Return {
    lines { productId title imageUrl quantity reason received restocked writtenOff }
  }
`);

const ReturnRowFragment = graphql(`
  fragment ReturnRow_Return on Return {
    id
    number
    orderNumber
    customerName
    market
    status
    resolution
    requestedAt
    dueAt
    ...ReturnLabel_Return
    ...ReturnLines_Return
  }
`);

/** One return of a list; the whole row is a link. */
export function ReturnRow({ returned: ref }: { returned: FragmentType<typeof ReturnRowFragment> }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const returned = readFragment(ReturnRowFragment, ref);
  const { number, orderNumber, customerName, market, status, resolution, requestedAt, dueAt } = returned;
  const { lines } = readFragment(ReturnLinesFragment, returned);
  const label = readFragment(ReturnLabelFragment, returned).label;
  const isOverdue = status === 'REQUESTED' && Date.now() - Date.parse(requestedAt) > RETURN_ANSWER_HOURS * 3_600_000;
  return (
    <RowLink to={returnUrl({ number, market })}>
      <Flex wrap="wrap" align="center" gap="2" mb="1.5" fontSize="sm">
        <ReturnBadge state={status} />
        <Span fontWeight="semibold">{t(`returns.resolution.${resolution}`)}</Span>
        {isOverdue ? (
          <Span color="fg.error" fontWeight="semibold">
            {t('returns.state.OVERDUE')}
          </Span>
        ) : null}
        {hasArrived(label) && (status === 'APPROVED' || status === 'IN_TRANSIT') ? (
          <Span fontWeight="semibold">{t('returns.arrived')}</Span>
        ) : null}
        {dueAt ? (
          <Span color="fg.muted">{t('returns.sendBy', { at: dateTimeText(dueAt, language, clock) })}</Span>
        ) : null}
        <Moment at={requestedAt} color="fg.muted" marginStart={{ md: 'auto' }} />
      </Flex>
      <Text overflowWrap="anywhere">
        {lines
          .map(({ title, quantity, reason }) => `${title} × ${quantity} (${t(`returns.reason.${reason}`)})`)
          .join(', ')}
      </Text>
      <Text mt="1.5" color="fg.muted" fontSize="xs">
        {customerName} · {number} · {orderNumber}
      </Text>
    </RowLink>
  );
}
