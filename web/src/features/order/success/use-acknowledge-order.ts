import { useApolloClient } from '@apollo/client/react';
import { useSend } from '@eunbit/ui/use-send';
import { useEffect, useEffectEvent } from 'react';
import { IN_BACKGROUND } from '../../../app/in-background.ts';
import { graphql } from '../../../gql/index.ts';

const AcknowledgeOrderDocument = graphql(`
  mutation AcknowledgeOrder($input: AcknowledgeOrderInput!) {
    acknowledgeOrder(input: $input) { accessToken }
  }
`);

/**
 * Reports to the server that the buyer has seen an order, so that no later page announces it. Resolves to its access token; null
 * if no response arrived or the order belongs to another browser. Never rejects.
 */
export function useAcknowledgeOrder() {
  const { send } = useSend(AcknowledgeOrderDocument, IN_BACKGROUND);
  return async (orderNumber: string): Promise<string | null> =>
    (await send({ orderNumber })).answer?.accessToken ?? null;
}

/** Removes the alert about an unseen order from the pages of this visit. */
export function useForgetUnseenOrder() {
  const { cache } = useApolloClient();
  return () => void cache.modify({ fields: { unseenOrder: () => null } });
}

/** For the page that shows an order: removes the alert about it. */
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
