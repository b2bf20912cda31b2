import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from '../../elements/Button.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { CartForm } from './CartForm.tsx';
import { useEmptyCart } from './cart-mutations.ts';

const CartHeadingFragment = graphql(`
  fragment CartHeading_Cart on Cart {
    itemCount
    lines { id quantity product { id market title } }
  }
`);

/** Title of the cart page with the number of items, and the button that empties the cart. */
export function CartHeading({ cart: masked }: { cart: FragmentType<typeof CartHeadingFragment> | null }) {
  const empty = useEmptyCart();
  const cart = readFragment(CartHeadingFragment, masked);
  const itemCount = cart?.itemCount ?? 0;
  const lines = cart?.lines.map(({ product, quantity }) => ({ productId: product.id, title: product.title, quantity }));
  return (
    <styled.div display="flex" alignItems="baseline" gap="4" mb="6">
      <styled.h1 fontSize={{ base: '2xl', md: '4xl' }} fontWeight="semibold">
        <FormattedMessage id="cart.title" />
      </styled.h1>
      {itemCount > 0 ? (
        <>
          <styled.p color="fg.muted">
            <FormattedMessage id="cart.itemCount" values={{ count: itemCount }} />
          </styled.p>
          <CartForm intent="empty" onSend={() => void empty(lines ?? [])} marginInlineStart="auto">
            <Button type="submit" variant="plain" minH="9" fontSize="sm" color="fg.muted">
              <FormattedMessage id="cart.empty" />
            </Button>
          </CartForm>
        </>
      ) : null}
    </styled.div>
  );
}
