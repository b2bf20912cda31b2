import { useRef, useState } from 'react';
import { NOTHING_SELECTED, rowsBetween, type SelectableOrder, type Selection, withOrders } from './selection.ts';

/** The selection of the list with this key; another filter is another list, which starts without a selection. */
export function useSelection(list: string, rows: readonly SelectableOrder[]) {
  const [state, setState] = useState<{ list: string; selection: Selection }>({ list, selection: NOTHING_SELECTED });
  const lastPressed = useRef<string | null>(null);
  const selection = state.list === list ? state.selection : NOTHING_SELECTED;

  function set(next: Selection) {
    setState({ list, selection: next });
  }

  return {
    selection,
    /** Toggles one row; with Shift all rows between it and the previously clicked one. */
    press(number: string, chosen: boolean, withShift: boolean) {
      set(withOrders(selection, rowsBetween(rows, withShift ? lastPressed.current : null, number), chosen));
      lastPressed.current = number;
    },
    pressAll(chosen: boolean) {
      set(withOrders(selection, rows, chosen));
    },
    choose(orders: readonly SelectableOrder[]) {
      set(withOrders(NOTHING_SELECTED, orders, true));
    },
    clear() {
      set(NOTHING_SELECTED);
    },
  };
}

export type SelectionControl = ReturnType<typeof useSelection>;
