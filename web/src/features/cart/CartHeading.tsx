import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { FormattedMessage } from 'react-intl';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { CartForm } from './form/CartForm.tsx';
import { useEmptyCart } from './mutations/use-empty-cart.ts';

const CartHeadingFragment = graphql(`
  fragment CartHeading_Cart on Cart {
    itemCount
    lines {
      id
      quantity
      product {
        id
        market
        title
      }
    }
  }
`);

/** Title of the cart page with the number of items, and the button that empties the cart. */
export function CartHeading({ cart: masked }: { cart: FragmentType<typeof CartHeadingFragment> | null }) {
  const empty = useEmptyCart();
  const cart = readFragment(CartHeadingFragment, masked);
  const itemCount = cart?.itemCount ?? 0;
  const lines = cart?.lines.map(({ product, quantity }) => ({ productId: product.id, title: product.title, quantity }));
  return (
    <chakra.div display="flex" alignItems="baseline" gap="4" mb="6">
      <chakra.h1 fontSize={{ base: '2xl', md: '4xl' }} fontWeight="semibold">
        <FormattedMessage id="cart.title" />
      </chakra.h1>
      {itemCount > 0 ? (
        <>
          <chakra.p color="fg.muted">
            <FormattedMessage id="cart.itemCount" values={{ count: itemCount }} />
          </chakra.p>
          <CartForm intent="empty" onSend={() => void empty(lines ?? [])} marginInlineStart="auto">
            <Button type="submit" variant="plain" minH="9" fontSize="sm" color="fg.muted">
              <FormattedMessage id="cart.empty" />
            </Button>
          </CartForm>
        </>
      ) : null}
    </chakra.div>
  );
}
