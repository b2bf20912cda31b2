import { useQuery } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { useReload } from '../../../components/use-reload.ts';
import type { OrderStaffDetailsQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useOrderFeed } from '../order-feed.ts';

const OrderStaffDetailsDocument = graphql(`
  query OrderStaffDetails($number: String!) {
    orderStaffDetails(number: $number) {
      orderNumber
      hasPassCode
      isRefundedByHand
      isRefundUnderWay
      cashReceiptFailure { code message at isFinal }
      refundFailure { code message at isFinal }
      customer { id }
      ...OrderBuyer_OrderStaffDetails
      ...CustomerOrders_OrderStaffDetails
      ...EscrowDelivery_OrderStaffDetails
      ...OrderReversals_OrderStaffDetails
      emailStatus { ...AddressStatus_EmailAddressStatus }
    }
  }
`);

export type OrderStaffDetails = NonNullable<OrderStaffDetailsQuery['orderStaffDetails']>;

export type OrderStaffDetailsAnswer = ReturnType<typeof useOrderStaffDetails>;

/** Internal details of an order; refetched when the order changes. */
export function useOrderStaffDetails(number: string, market: Market) {
  const answer = useQuery(OrderStaffDetailsDocument, { variables: { number }, fetchPolicy: 'cache-and-network' });
  const reload = useReload(answer);
  useOrderFeed(market, {
    onEvents: (events) => {
      if (events.some(({ order }) => order.number === number)) reload();
    },
    onMissed: reload,
  });
  return {
    file: answer.data?.orderStaffDetails ?? null,
    failed: answer.error !== undefined,
    loading: answer.loading,
    reload,
  };
}
