import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { graphql } from '../../../gql/index.ts';
import { ProductCard } from '../../catalogue/ProductCard.tsx';
import { ProductGrid } from '../../catalogue/ProductGrid.tsx';

const OrderGoesWithDocument = graphql(`
  query OrderGoesWith($accessToken: String!) {
    guestOrder(accessToken: $accessToken) { id number goesWith { id ...ProductCard_Product } }
  }
`);

/** Companion products of a purchase (GUIDANCE-5); nothing while they are loading. */
export function OrderGoesWith({ accessToken }: { accessToken: string }) {
  const { data } = useQuery(OrderGoesWithDocument, { variables: { accessToken }, ssr: false });
  const products = data?.guestOrder?.goesWith ?? [];
  // A single product is not shown (GUIDANCE-8).
  if (products.length < 2) return null;
  return (
    <styled.section aria-labelledby="order-goes-with">
      <styled.h2 id="order-goes-with" fontSize={{ base: 'xl', md: '2xl' }} fontWeight="semibold" mb="6">
        <FormattedMessage id="order.goesWith" />
      </styled.h2>
      <ProductGrid>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </styled.section>
  );
}
