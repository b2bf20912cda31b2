import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { graphql } from '../../../gql/index.ts';
import { ProductStrip } from '../ProductStrip.tsx';

const GoesWithDocument = graphql(`
  query GoesWith($slug: String!) {
    product(slug: $slug) {
      id
      market
      goesWith {
        id
        ...ProductCard_Product
      }
    }
  }
`);

/** What goes with the product (GUIDANCE-5), and the way to compare it. Read by the browser, as it is far below. */
export function GoesWith({ slug, number }: { slug: string; number: number }) {
  const { data, previousData } = useQuery(GoesWithDocument, { variables: { slug }, ssr: false });
  const products = (data ?? previousData)?.product?.goesWith ?? [];
  return (
    <>
      {products.length > 0 ? (
        <ProductStrip title={<FormattedMessage id="product.goesWith" />} products={products} />
      ) : null}
      <styled.div display="flex" flexWrap="wrap" gap="3" pt="8">
        <LinkButton to={`/compare?products=${number}`} variant="outline">
          <FormattedMessage id="product.compare" />
        </LinkButton>
        <LinkButton to="/find" variant="ghost">
          <FormattedMessage id="product.find" />
        </LinkButton>
      </styled.div>
    </>
  );
}
