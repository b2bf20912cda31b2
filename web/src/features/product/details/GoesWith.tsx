import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { ProductStrip } from '../ProductStrip.tsx';
import { GoesWithDocument } from './goes-with-query.ts';

/** What goes with the product (GUIDANCE-5), and the way to compare it. */
export function GoesWith({ slug, number }: { slug: string; number: number }) {
  const { data, previousData } = useQuery(GoesWithDocument, { variables: { slug } });
  const products = (data ?? previousData)?.product?.goesWith ?? [];
  return (
    <>
      <ProductStrip title={<FormattedMessage id="product.goesWith" />} products={products} />
      <styled.div display="flex" flexWrap="wrap" gap="3" pt="8">
        <LinkButton to={`/compare?products=${number}`} variant="outline">
          <FormattedMessage id="product.compare" />
        </LinkButton>
        <LinkButton to="/find" variant="outline">
          <FormattedMessage id="product.find" />
        </LinkButton>
      </styled.div>
    </>
  );
}
