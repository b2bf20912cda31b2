import { useApolloClient, useSubscription } from '@apollo/client/react';
import { graphql } from '../../../gql/index.ts';

const ProductChangedDocument = graphql(`
  subscription ProductChanged {
    productChanged
  }
`);

/** Reads the page anew when staff have changed its product: text, price, pictures, or that it is there at all. */
export function useLiveProduct(productId: string): void {
  const client = useApolloClient();
  useSubscription(ProductChangedDocument, {
    ignoreResults: true,
    onData: ({ data }) => {
      if (data.data?.productChanged !== productId) return;
      // The page keeps what it shows when the reading fails; the next visit reads again.
      void Promise.allSettled([client.refetchQueries({ include: ['ProductDetail'] })]);
    },
  });
}
