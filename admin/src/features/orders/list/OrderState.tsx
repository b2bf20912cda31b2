import { Badge, Flex, Span } from '@chakra-ui/react';
import { dateText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../../app/clock.ts';
import { useText } from '../../../app/use-text.ts';
import type { OrderRow_OrderFragment } from '../../../gql/graphql.ts';
import { readFragment } from '../../../gql/index.ts';
import { PaymentBadge, PaymentBadgeFragment } from '../../../labels/PaymentBadge.tsx';
import { StatusBadge } from '../../../labels/StatusBadge.tsx';
import { paymentMark, promisedDate } from '../status/order-facts.ts';
import { deadlineOf } from '../undo/deadlines.ts';
import { readUndoableChange, type UndoableChangeRef } from '../undo/UndoableNotice.tsx';
import { useSecondsLeft } from '../undo/use-seconds-left.ts';

/** The status with what staff must watch: the payment and a promised date. */
export function OrderState({ order }: { order: OrderRow_OrderFragment }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { undoableChange } = order;
  const mark = paymentMark(order);
  const promised = promisedDate(order);
  const overdue = promised !== null && new Date(promised).getTime() < Date.now();
  return (
    <Flex
      direction={{ base: 'row', md: 'column' }}
      wrap={{ base: 'wrap', md: 'nowrap' }}
      align={{ base: 'center', md: 'start' }}
      columnGap="2"
      rowGap="0.5"
    >
      <StatusBadge status={order.status} />
      <PaymentBadge payment={readFragment(PaymentBadgeFragment, order.payment)} />
      {order.origin ? <Badge variant="outline">{t(`draftOrders.kind.${order.origin.kind}`)}</Badge> : null}
      {undoableChange ? <UndoableMark key={undoableChange.id} change={undoableChange} /> : null}
      {mark ? (
        <Span color="fg.warning" fontSize="xs" fontWeight="medium">
          {t(mark)}
        </Span>
      ) : null}
      {promised ? (
        <Span color={overdue ? 'fg.error' : 'fg.muted'} fontSize="xs" fontWeight="medium">
          {t(overdue ? 'orders.list.overdue' : 'orders.list.promised', {
            date: dateText(promised, language, clock),
          })}
        </Span>
      ) : null}
    </Flex>
  );
}

/** In a list: who has changed the status of an order, and the seconds left to undo it. */
function UndoableMark({ change: ref }: { change: UndoableChangeRef }) {
  const t = useText();
  const { id, secondsLeft, author } = readUndoableChange(ref);
  const seconds = useSecondsLeft(deadlineOf(id, secondsLeft));
  if (seconds === 0) return null;
  return (
    <Span color="purple.700" fontSize="xs" fontWeight="medium" fontVariantNumeric="tabular-nums">
      {t('orders.undoable.mark', { name: author ?? t('orders.undoable.nobody'), seconds })}
    </Span>
  );
}
