import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLatest } from '../../components/use-latest.ts';
import { deadlineOf } from './undo/deadlines.ts';
import { addToBatches, openBatches, type UndoBatch } from './undo/undo-batches.ts';
import { type TakenChange, UndoContext } from './undo/undo-context.ts';
import { useUndoStatusChanges } from './undo/use-undo-status-changes.ts';

/** Keeps undoable steps across screens. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [batches, setBatches] = useState<readonly UndoBatch[]>([]);
  const { undo: send, busy } = useUndoStatusChanges();
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

  function offer(key: string, changes: readonly TakenChange[]) {
    const [first] = changes;
    if (!first) return;
    const deadline = Math.min(...changes.map(({ id, secondsLeft }) => deadlineOf(id, secondsLeft)));
    const undoable = changes.map(({ orderNumber, id }) => ({ orderNumber, changeId: id }));
    setBatches((before) => addToBatches(before, { key, status: first.status, changes: undoable, deadline }));
  }

  async function undo(batch: UndoBatch) {
    if (!(await send(batch.changes))) return;
    setBatches((before) => before.filter(({ key }) => key !== batch.key));
    // The pressed button is gone, so the next Tab starts at the content, not at the top of the document.
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
