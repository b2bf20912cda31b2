import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { graphql } from '../../../gql/index.ts';

const AcknowledgeOrderDocument = graphql(`
  mutation AcknowledgeOrder($input: AcknowledgeOrderInput!) {
    acknowledgeOrder(input: $input) {
      accessToken
    }
  }
`);

/**
 * Tells the server that the buyer sees an order, so that no later page says again that it is placed. Answers the token
 * that opens it; null where the server does not answer or the order is not of this browser. Never rejects.
 */
export function useAcknowledgeOrder() {
  const client = useApolloClient();
  return async (orderNumber: string): Promise<string | null> => {
    try {
      const { data } = await client.mutate({
        mutation: AcknowledgeOrderDocument,
        variables: { input: { orderNumber } },
      });
      return data?.acknowledgeOrder.accessToken ?? null;
    } catch {
      return null;
    }
  };
}

/** Takes the message about an unseen order off the pages of this visit. */
export function useForgetUnseenOrder() {
  const { cache } = useApolloClient();
  return () => void cache.modify({ fields: { unseenOrder: () => null } });
}

/** For the page that shows an order: nothing else has to tell of it any more. */
export function useOrderShown(orderNumber: string): void {
  const acknowledge = useAcknowledgeOrder();
  const forget = useForgetUnseenOrder();
  const shown = useEffectEvent(() => {
    forget();
    void acknowledge(orderNumber);
  });
  useEffect(() => {
    if (orderNumber) shown();
  }, [orderNumber]);
}
