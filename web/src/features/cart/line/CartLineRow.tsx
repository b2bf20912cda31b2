import { type ComponentProps, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { css } from '#styled-system/css';
import { styled } from '#styled-system/jsx';
import { ProductPicture } from '../../../components/ProductPicture.tsx';
import { Button } from '../../../elements/Button.tsx';
import { Price } from '../../../elements/money.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { CartForm } from '../CartForm.tsx';
import { useAdjustCartLineQuantity, useRemoveCartLine, useUpdateCartLineQuantity } from '../cart-mutations.ts';
import { QuantityLimit } from '../QuantityLimit.tsx';
import { useCartFeedback } from '../state/cart-context.ts';
import { CartLineProblem } from './CartLineProblem.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const CartLineRowFragment = graphql(`
  fragment CartLineRow_CartLine on CartLine {
    id
    quantity
    maximumQuantity
    unitPrice { amount currency }
    lineTotal { amount currency }
    problem { ...CartLineProblem_CartLineProblem }
    product {
      id
      market
      slug
      title
      group
      contents { text }
      pricePerMeasure { text }
      images { url alt srcSet avifSrcSet }
    }
  }
`);

const TitleLink = styled(Link);

const LIMIT_TEXTS = { at: 'cart.atMaximum', over: 'cart.formCapped' };

/** The price of a line that the subtotal includes, and of one that cannot be ordered. */
const COUNTED = css.raw({ fontWeight: 'semibold' });
const NOT_COUNTED = css.raw({ color: 'fg.muted', textDecoration: 'line-through' });

/** One line of the cart: picture, link, price, quantity and problem. */
export function CartLineRow({ line: masked }: { line: FragmentType<typeof CartLineRowFragment> }) {
  const line = readFragment(CartLineRowFragment, masked);
  const intl = useIntl();
  const adjust = useAdjustCartLineQuantity();
  const setQuantity = useUpdateCartLineQuantity();
  const remove = useRemoveCartLine();
  const lineMessage = useCartFeedback().lineTexts[line.product.id];
  const whyNoMore = useId();
  const { product } = line;
  const productId = product.id;
  const isCounted = line.maximumQuantity > 0;
  const removeLine = () => remove({ productId, title: product.title, quantity: line.quantity });
  return (
    <styled.li
      display="grid"
      gridTemplateColumns={{ base: '4.5rem minmax(0, 1fr)', sm: '5.5rem minmax(0, 1fr)' }}
      gap="4"
      py="5"
      borderBottomWidth="1px"
    >
      <LinePicture image={product.images[0]} />
      <styled.div display="grid" gap="2" alignContent="start">
        <styled.div display="flex" justifyContent="space-between" gap="3">
          <styled.div>
            <TitleLink to={`/product/${product.slug}`} fontWeight="semibold" _hover={{ textDecoration: 'underline' }}>
              {product.title}
            </TitleLink>
            <styled.p fontSize="sm" color="fg.muted">
              {product.contents ? `${product.contents.text} · ` : null}
              <Price value={line.unitPrice} place="order" />
            </styled.p>
            {product.pricePerMeasure ? (
              <styled.p fontSize="xs" color="fg.muted">
                {product.pricePerMeasure.text}
              </styled.p>
            ) : null}
          </styled.div>
          <Price value={line.lineTotal} place="order" css={isCounted ? COUNTED : NOT_COUNTED} />
        </styled.div>
        <styled.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
          <QuantityStepper
            productId={productId}
            title={product.title}
            quantity={line.quantity}
            maximum={line.maximumQuantity}
            whyNoMore={whyNoMore}
            onStep={(delta) => adjust({ productId, delta })}
            onSet={(quantity) => setQuantity({ productId, quantity })}
          />
          <CartForm intent="remove" productId={productId} onSend={removeLine}>
            <Button
              type="submit"
              variant="plain"
              fontSize="sm"
              minH="9"
              px="1"
              color="fg.muted"
              aria-label={intl.formatMessage({ id: 'cart.removeLine' }, { title: product.title })}
            >
              <FormattedMessage id="cart.remove" />
            </Button>
          </CartForm>
        </styled.div>
        <div id={whyNoMore} aria-live="polite">
          {line.problem ? (
            <CartLineProblem
              problem={line.problem}
              productId={productId}
              onReduce={(quantity) => setQuantity({ productId, quantity })}
              onRemove={removeLine}
            />
          ) : lineMessage ? (
            <styled.p fontSize="sm" fontWeight="medium" color="fg.warning">
              {lineMessage}
            </styled.p>
          ) : (
            <QuantityLimit quantity={line.quantity} maximum={line.maximumQuantity} texts={LIMIT_TEXTS} />
          )}
        </div>
      </styled.div>
    </styled.li>
  );
}

/** The title beside it is the link, so screen readers skip the picture. */
function LinePicture({ image }: { image: ComponentProps<typeof ProductPicture>['image'] }) {
  return (
    <styled.div aspectRatio="1" bg="bg.subtle" borderRadius="md" overflow="hidden" alignSelf="start">
      {image ? (
        <ProductPicture image={image} sizes="5.5rem" alt="" htmlWidth={88} htmlHeight={88} loading="lazy" />
      ) : null}
    </styled.div>
  );
}
