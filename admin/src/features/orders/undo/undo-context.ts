import type { OrderStatus } from '@eunbit/schema/order';
import { createContext, useContext } from 'react';
import type { UndoBatch } from './undo-batches.ts';

/** A status change that the server has made. */
export interface TakenChange {
  readonly orderNumber: string;
  readonly id: string;
  readonly status: OrderStatus;
  readonly secondsLeft: number;
}

interface UndoState {
  readonly batches: readonly UndoBatch[];
  /** Offers to undo changes; changes with the same key belong to one click. */
  readonly offer: (key: string, changes: readonly TakenChange[]) => void;
  /** Undoes a batch and removes the offer. */
  readonly undo: (batch: UndoBatch) => void;
  readonly busy: boolean;
}

export const UndoContext = createContext<UndoState | null>(null);

export function useUndo(): UndoState {
  const state = useContext(UndoContext);
  if (!state) throw new Error('undoing needs a screen inside UndoProvider');
  return state;
}
