import { Span } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { deadlineOf } from './deadlines.ts';
import { readUndoableChange, type UndoableChangeRef } from './undoable-change.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** In a list: who has changed the status of an order, and for how many seconds that can be undone. */
export function UndoableMark({ change: ref }: { change: UndoableChangeRef }) {
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
