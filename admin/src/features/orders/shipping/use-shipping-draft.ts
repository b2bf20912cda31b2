import { useApolloClient } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { toParcelKey } from '@eunbit/schema/shipping-rows';
import { useState } from 'react';
import { keepInTab, readFromTab } from '../../../app/tab-storage.ts';
import { useViewer } from '../../../app/viewer.ts';
import { graphql } from '../../../gql/index.ts';
import { type RowDraft, toFilledRows, toUseKey, type UsedNumbers } from './shipping-draft.ts';

const UsedTrackingNumbersDocument = graphql(`
  query UsedTrackingNumbers($rows: [ShipOrderInput!]!) {
    usedTrackingNumbers(rows: $rows) { orderNumber carrier trackingNumber usedBy }
  }
`);

/**
 * Tracking numbers in the table that other orders already use. If the server does not respond, the last result stays: the server
 * checks again when the rows are sent.
 */
export function useUsedNumbers() {
  const client = useApolloClient();
  const [used, setUsed] = useState<UsedNumbers>(new Map());

  async function check(rows: readonly RowDraft[]): Promise<UsedNumbers> {
    const filled = toFilledRows(rows);
    if (filled.length === 0) return used;
    try {
      const { data } = await client.query({
        query: UsedTrackingNumbersDocument,
        variables: { rows: filled },
        fetchPolicy: 'no-cache',
      });
      const found = new Map(
        data?.usedTrackingNumbers.map(({ orderNumber, usedBy, ...parcel }) => [
          toUseKey(orderNumber, toParcelKey(parcel)),
          usedBy,
        ]),
      );
      setUsed(found);
      return found;
    } catch {
      return used;
    }
  }

  return { used, check };
}

/** Changed rows by order number. */
type Kept = Readonly<Record<string, RowDraft>>;

/** Rows of a shipping table; input survives a reload, and visits to other screens in the same tab. */
export function useShippingDraft(market: Market, initial: readonly RowDraft[]) {
  const key = `shipping.${market}.${useViewer().id}`;
  const [kept, setKept] = useState(() => readFromTab<Kept>(key) ?? {});
  // Unchanged rows keep their identity, so that a key press renders one row instead of the table.
  const rows = initial.map((row) => kept[row.orderNumber] ?? row);

  function save(next: Kept) {
    setKept(next);
    keepInTab(key, next);
  }

  return {
    rows,
    /** Rows outside the screen keep their input; untouched rows follow their order. */
    change(changed: readonly RowDraft[]) {
      const typed = changed.filter((row) => !initial.includes(row)).map((row) => [row.orderNumber, row] as const);
      save({ ...kept, ...Object.fromEntries(typed) });
    },
    /** Drops the rows of shipped orders. */
    forget(numbers: ReadonlySet<string>) {
      save(Object.fromEntries(Object.entries(kept).filter(([number]) => !numbers.has(number))));
    },
  };
}
