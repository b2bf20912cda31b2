import { useApolloClient, useSubscription } from '@apollo/client/react';
import { graphql } from '../../../gql/index.ts';

const ProductChangedDocument = graphql(`
  subscription ProductChanged {
    productChanged
  }
`);

/** Reads the page again when staff have changed the product: text, price, pictures or availability. */
export function useLiveProduct(productId: string): void {
  const client = useApolloClient();
  useSubscription(ProductChangedDocument, {
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data?.productChanged !== productId) return;
      // A failed read keeps the page as it is.
      void Promise.allSettled([client.refetchQueries({ include: ['ProductDetail'] })]);
    },
  });
}
