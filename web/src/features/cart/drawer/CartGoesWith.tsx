import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { ProductPicture } from '../../../components/ProductPicture.tsx';
import { Button } from '../../../elements/Button.tsx';
import { Price } from '../../../elements/money.tsx';
import { graphql } from '../../../gql/index.ts';
import { useAddCartLine } from '../use-add-cart-line.ts';

const CartGoesWithDocument = graphql(`
  query CartGoesWith {
    cart {
      id
      lines { id }
      goesWith(first: 1) { id market slug title price { amount currency } images { url srcSet avifSrcSet } }
    }
  }
`);

/** A companion product with which the cart reaches free shipping (DISCOVERY-6). Remounted when the cart changes. */
export function CartGoesWith({ onLeave }: { onLeave: () => void }) {
  const intl = useIntl();
  const { data } = useQuery(CartGoesWithDocument, { fetchPolicy: 'cache-and-network' });
  const { addCartLine, adding } = useAddCartLine();
  const [product] = data?.cart.goesWith ?? [];
  // The cached suggestion may be the product that was just added.
  if (!product || data?.cart.lines.some(({ id }) => id === product.id)) return null;
  return (
    <styled.section aria-labelledby="cart-goes-with" mt="6" p="3" borderRadius="lg" bg="bg.tint">
      <styled.h3 id="cart-goes-with" fontSize="sm" fontWeight="semibold" mb="2">
        <FormattedMessage id="cart.goesWith" />
      </styled.h3>
      <styled.div display="grid" gridTemplateColumns="3.5rem minmax(0, 1fr) auto" alignItems="center" gap="3">
        <styled.div boxSize="14" borderRadius="md" overflow="hidden">
          <ProductPicture image={product.images[0]} sizes="3.5rem" alt="" htmlWidth={56} htmlHeight={56} />
        </styled.div>
        <div>
          <Link to={`/product/${product.slug}`} onClick={onLeave}>
            {product.title}
          </Link>
          <Price value={product.price} place="order" display="block" fontSize="sm" />
        </div>
        <Button
          size="sm"
          variant="outline"
          busy={adding}
          aria-label={intl.formatMessage({ id: 'cart.goesWithAddProduct' }, { title: product.title })}
          onClick={() => void addCartLine({ productId: product.id, quantity: 1 })}
        >
          <FormattedMessage id="cart.goesWithAdd" />
        </Button>
      </styled.div>
    </styled.section>
  );
}
