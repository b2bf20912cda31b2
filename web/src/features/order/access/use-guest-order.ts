import { skipToken, useQuery, useSubscription } from '@apollo/client/react';
import { useOnConnect } from '@eunbit/ui/use-live-connection';
import { useRereadAfterEvent } from '../../../app/use-reread-after-event.ts';
import { graphql } from '../../../gql/index.ts';

const GuestOrderDocument = graphql(`
  query GuestOrder($accessToken: String!) {
    guestOrder(accessToken: $accessToken) { id number ...OrderView_Order ...OrderReturnNews_Order }
  }
`);

const OrderStatusChangedDocument = graphql(`
  subscription OrderStatusChanged($accessToken: String!) {
    orderStatusChanged(accessToken: $accessToken) { id number ...OrderView_Order ...OrderReturnNews_Order }
  }
`);

/** An order by its access token, updated by live events. `order` is null if the token is invalid. */
export function useGuestOrder(accessToken: string | null) {
  const variables = accessToken === null ? null : { accessToken };
  const { data, loading, error, refetch } = useQuery(GuestOrderDocument, variables ? { variables } : skipToken);
  const noteEvent = useRereadAfterEvent(loading, refetch);
  useSubscription(OrderStatusChangedDocument, variables ? { variables, onData: noteEvent } : skipToken);
  // Changes before the connection opened, or while it was interrupted, were missed.
  useOnConnect(() => {
    if (accessToken !== null) void refetch().catch(() => undefined);
  });
  return { order: data?.guestOrder ?? null, loading, failed: error !== undefined && !data, refetch };
}
