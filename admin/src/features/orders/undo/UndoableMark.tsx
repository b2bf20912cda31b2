import { Span } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { STATUS_TEXT } from '../../../labels/order-texts.ts';
import { deadlineOf } from './deadlines.ts';
import { type PendingChangeRef, readPendingChange } from './pending-change.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** In a list: what an order is becoming, through whom, and in how many seconds. */
export function PendingMark({ change: ref }: { change: PendingChangeRef }) {
  const t = useText();
  const { id, status: target, secondsLeft, author } = readPendingChange(ref);
  const seconds = useSecondsLeft(deadlineOf(id, secondsLeft));
  const [status, name] = [t(STATUS_TEXT[target]), author ?? t('orders.pending.nobody')];
  return (
    <Span color="purple.700" fontSize="xs" fontWeight="medium" fontVariantNumeric="tabular-nums">
      {seconds > 0
        ? t('orders.pending.mark', { status, name, seconds })
        : t('orders.pending.applying', { status, name })}
    </Span>
  );
}
