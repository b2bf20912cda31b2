import type { Market } from '@eunbit/schema/market';
import { useState } from 'react';
import { keepInTab, readFromTab } from '../../../app/tab-storage.ts';
import { useViewer } from '../../../app/viewer.ts';
import type { RowDraft } from './shipping-draft.ts';

/** By order number. */
type Kept = Readonly<Record<string, RowDraft>>;

/** Rows of a shipping table; what was typed survives a reload, and a visit of another screen, in the same tab. */
export function useShippingDraft(market: Market, initial: readonly RowDraft[]) {
  const key = `shipping.${market}.${useViewer().id}`;
  const [kept, setKept] = useState(() => readFromTab<Kept>(key) ?? {});
  // The same objects until they change, so that a key renders one row and not the table.
  const rows = initial.map((row) => kept[row.orderNumber] ?? row);

  function save(next: Kept) {
    setKept(next);
    keepInTab(key, next);
  }

  return {
    rows,
    /** Rows that are not on the screen keep what was typed for them; those that nobody touched follow their order. */
    change(changed: readonly RowDraft[]) {
      const typed = changed.filter((row) => !initial.includes(row)).map((row) => [row.orderNumber, row] as const);
      save({ ...kept, ...Object.fromEntries(typed) });
    },
    /** Drops rows of orders that are shipped. */
    forget(numbers: ReadonlySet<string>) {
      save(Object.fromEntries(Object.entries(kept).filter(([number]) => !numbers.has(number))));
    },
  };
}
