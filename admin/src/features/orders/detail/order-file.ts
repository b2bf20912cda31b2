import { useQuery } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useReload } from '../../../components/use-reload.ts';
import type { OrderFileQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useOrderFeed } from '../live/order-feed.ts';

const OrderFileDocument = graphql(`
  query OrderFile($number: String!) {
    orderFile(number: $number) {
      orderNumber
      hasPassCode
      refundByHand
      customer {
        id
        name
      }
      ...OrderNotes_OrderFile
      ...OrderEmails_OrderFile
      activity {
        id
        ...AuditEntries_AuditEntry
      }
    }
  }
`);

export type OrderFile = NonNullable<OrderFileQuery['orderFile']>;

/** What staff have about an order beside the order itself; read again when the order changes. */
export function useOrderFile(number: string, market: Market) {
  const answer = useQuery(OrderFileDocument, { variables: { number }, fetchPolicy: 'cache-and-network' });
  const reload = useReload(answer);
  useOrderFeed(market, {
    onEvents: (events) => {
      if (events.some(({ order }) => order.number === number)) reload();
    },
    onMissed: reload,
  });
  return { file: answer.data?.orderFile ?? null, failed: answer.error !== undefined, loading: answer.loading, reload };
}
