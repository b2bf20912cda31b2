import { useApolloClient } from '@apollo/client/react';
import { toParcelKey } from '@eunbit/schema/shipping-rows';
import { useState } from 'react';
import { graphql } from '../../../gql/index.ts';
import { type RowDraft, toFilledRows, toUseKey, type UsedNumbers } from './shipping-draft.ts';

const UsedTrackingNumbersDocument = graphql(`
  query UsedTrackingNumbers($rows: [ShipOrderInput!]!) {
    usedTrackingNumbers(rows: $rows) {
      orderNumber
      carrier
      trackingNumber
      usedBy
    }
  }
`);

/** Numbers of the table with which orders to others went out. Without an answer the last ones stay: the server checks again. */
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
