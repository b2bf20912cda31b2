import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { showError } from '../../../components/toaster.ts';
import { useLatest } from '../../../components/use-latest.ts';
import { DROPPED_CHANGE_TEXT, STATUS_TEXT } from '../../../labels/order-texts.ts';
import { type OrderEvent, useOrderFeed } from '../live/order-feed.ts';
import { deadlineOf } from './deadlines.ts';
import { addToBatches, openBatches, type UndoBatch } from './undo-batches.ts';
import { type TakenChange, UndoContext } from './undo-context.ts';
import { useUndoStatusChanges } from './use-undo-status-changes.ts';

/** Keeps what can be undone while screens come and go, and tells whoever made a change if it was not made. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const t = useText();
  const [batches, setBatches] = useState<readonly UndoBatch[]>([]);
  const { undo: send, busy } = useUndoStatusChanges();
  /** Numbers of orders whose changes this window has made and not seen applied, dropped or undone. */
  const awaited = useRef(new Set<string>());
  const nearest = Math.min(...batches.map(({ deadline }) => deadline));
  useEffect(
    function endWithTime() {
      if (!Number.isFinite(nearest)) return;
      const end = () => setBatches((before) => openBatches(before, performance.now()));
      const timer = setTimeout(end, Math.max(0, nearest - performance.now()));
      return () => clearTimeout(timer);
    },
    [nearest],
  );

  function receive(events: readonly OrderEvent[]) {
    for (const { order } of events) {
      const { number, pendingChange, droppedChange } = order;
      if (pendingChange || !awaited.current.delete(number) || !droppedChange) continue;
      const status = t(STATUS_TEXT[droppedChange.status]);
      showError(t('orders.dropped.told', { number, status, reason: t(DROPPED_CHANGE_TEXT[droppedChange.reason]) }));
    }
  }
  useOrderFeed('KR', { onEvents: receive });
  useOrderFeed('US', { onEvents: receive });

  function offer(key: string, changes: readonly TakenChange[]) {
    const [first] = changes;
    if (!first) return;
    for (const { orderNumber } of changes) awaited.current.add(orderNumber);
    const deadline = Math.min(...changes.map(({ id, secondsLeft }) => deadlineOf(id, secondsLeft)));
    const undoable = changes.map(({ orderNumber, id }) => ({ orderNumber, changeId: id }));
    setBatches((before) => addToBatches(before, { key, status: first.status, changes: undoable, deadline }));
  }

  async function undo(batch: UndoBatch) {
    for (const { orderNumber } of batch.changes) awaited.current.delete(orderNumber);
    if (!(await send(batch.changes))) return;
    setBatches((before) => before.filter(({ key }) => key !== batch.key));
    // The button is gone: the next key begins at the content, not at the top of the document.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  const latestOffer = useLatest(offer);
  const latestUndo = useLatest((batch: UndoBatch) => void undo(batch));
  const state = useMemo(
    () => ({ batches, busy, offer: latestOffer, undo: latestUndo }),
    [batches, busy, latestOffer, latestUndo],
  );
  return <UndoContext value={state}>{children}</UndoContext>;
}
