import { brandName } from '@eunbit/schema/brand';
import type { CartFormOutcome } from '@eunbit/schema/cart-form';
import { isUnavailable } from '@eunbit/schema/catalogue';
import { multiplyMoney } from '@eunbit/schema/money';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from '../../../elements/Button.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { CartForm } from '../../cart/CartForm.tsx';
import { QuantityLimit } from '../../cart/QuantityLimit.tsx';
import { useAddCartLine } from '../../cart/use-add-cart-line.ts';
import { useCartFormOutcome } from '../../cart/use-cart-form-outcome.ts';
import { PriceTag } from '../../catalogue/PriceTag.tsx';
import { ProductRating } from '../../review/ProductRating.tsx';
import { DeliveryPromise, type DeliveryPromiseTerms } from '../delivery/DeliveryPromise.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import type { SharedPage } from '../share/share-address.ts';
import { AddOutcome } from './AddOutcome.tsx';
import { QuantityPicker } from './QuantityPicker.tsx';
import { StickyBuyBar } from './StickyBuyBar.tsx';
import { StockText } from './StockText.tsx';

const ProductPurchaseProduct = graphql(`
  fragment ProductPurchase_Product on Product {
    id
    market
    slug
    title
    subtitle
    contents { text }
    pricePerMeasure { text }
    price { amount currency }
    compareAtPrice { amount currency }
    stock { id status unitsLeft maximumQuantity }
    reviewSummary { ...ProductRating_ReviewSummary }
  }
`);

const LIMIT_TEXTS = { at: 'product.atMaximum', over: 'product.maximum' };

interface ProductPurchaseProps {
  readonly product: FragmentType<typeof ProductPurchaseProduct>;
  readonly delivery: FragmentType<typeof DeliveryPromiseTerms>;
  readonly page: SharedPage;
}

/** Name, price, stock and the form to buy the product; for a sold-out one the restock subscription. */
export function ProductPurchase({ product, delivery, page }: ProductPurchaseProps) {
  const { id, slug, title, subtitle, contents, price, pricePerMeasure, compareAtPrice, stock, reviewSummary } =
    readFragment(ProductPurchaseProduct, product);
  const purchase = usePurchase(id);
  const formId = useId();
  const buy = useRef<HTMLDivElement>(null);
  const unavailable = isUnavailable(stock);
  const maximum = stock && !unavailable ? stock.maximumQuantity : null;
  const whyNoMore = useId();
  const addButton = (
    <Button type="submit" form={formId} size="lg" flex="1" busy={purchase.adding}>
      <FormattedMessage id="product.add" />
    </Button>
  );
  return (
    <styled.div display="grid" gap="4">
      <ProductHeading
        title={title}
        subtitle={subtitle}
        rating={<ProductRating summary={reviewSummary} />}
        action={<ShareButton page={page} />}
      />
      <PriceTag price={price} compareAtPrice={compareAtPrice} perMeasure={pricePerMeasure} large />
      <styled.div display="grid" gap="1">
        {contents ? (
          <p>
            <FormattedMessage id="product.contents" values={{ contents: contents.text }} />
          </p>
        ) : null}
        <StockText stock={stock} />
      </styled.div>
      {unavailable ? null : (
        <styled.div ref={buy}>
          <CartForm
            id={formId}
            intent="add"
            productId={id}
            next={`/product/${slug}`}
            onSend={() => void purchase.add()}
            display="flex"
            gap="3"
          >
            <QuantityPicker
              value={purchase.quantity}
              maximum={maximum}
              whyNoMore={whyNoMore}
              onChange={purchase.setQuantity}
            />
            {addButton}
          </CartForm>
          <styled.div id={whyNoMore} aria-live="polite" mt="2" _empty={{ display: 'none' }}>
            {maximum === null ? null : (
              <QuantityLimit quantity={purchase.quantity} maximum={maximum} texts={LIMIT_TEXTS} />
            )}
          </styled.div>
        </styled.div>
      )}
      {stock?.status === 'OUT_OF_STOCK' ? (
        <Button size="lg" disabled>
          <FormattedMessage id="product.outOfStockButton" />
        </Button>
      ) : null}
      <AddOutcome outcome={purchase.outcome} />
      {unavailable ? <RestockSubscription productId={id} /> : null}
      <DeliveryPromise terms={delivery} subtotal={unavailable ? null : multiplyMoney(price, purchase.quantity)} />
      {unavailable ? null : (
        <StickyBuyBar watched={buy} title={title} price={price}>
          {addButton}
        </StickyBuyBar>
      )}
    </styled.div>
  );
}

interface ProductHeadingProps {
  readonly title: string;
  readonly subtitle: string;
  /** Content below the name. */
  readonly rating: ReactNode;
  /** Content at the end of the brand line. */
  readonly action: ReactNode;
}

/** Brand, name and subtitle of a product. */
function ProductHeading({ title, subtitle, rating, action }: ProductHeadingProps) {
  const language = useLanguage();
  return (
    <styled.div display="grid" gap="1">
      <styled.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
        <styled.p fontSize="sm" fontWeight="semibold" letterSpacing="0.06em" color="purple.700">
          {brandName(language)}
        </styled.p>
        {action}
      </styled.div>
      <styled.h1 fontSize={{ base: '2xl', lg: '4xl' }} fontWeight="bold">
        {title}
      </styled.h1>
      <styled.p fontSize={{ lg: 'lg' }} color="fg.muted">
        {subtitle}
      </styled.p>
      {rating}
    </styled.div>
  );
}

/** State of the purchase: the quantity, adding it to the cart, and the outcome. */
function usePurchase(productId: string) {
  const { addCartLine, adding } = useAddCartLine();
  const [quantity, setQuantity] = useState(1);
  /** The quantity that could be added, if it was less than chosen. */
  const [cappedAt, setCappedAt] = useState<number | null>(null);
  const ofForm = useCartFormOutcome();
  const capped: CartFormOutcome | null =
    cappedAt === null ? null : { code: 'QUANTITY_CAPPED', maximumQuantity: cappedAt };

  return {
    quantity,
    adding,
    outcome: capped ?? ofForm,
    setQuantity(wanted: number) {
      setCappedAt(null);
      setQuantity(wanted);
    },
    async add() {
      setCappedAt(null);
      setCappedAt((await addCartLine({ productId, quantity })).maximumQuantity);
    },
  };
}

type Form = ComponentType<{ productId: string }>;

/** Loads the form of a sold-out product on demand, since few visitors see it; its space is reserved. */
function RestockSubscription({ productId }: { productId: string }) {
  const [Form, setForm] = useState<Form | null>(null);
  useEffect(() => {
    // If the form cannot be loaded, the page still shows that the product is sold out.
    import('../restock/RestockForm.tsx').then(({ RestockForm }) => setForm(() => RestockForm)).catch(() => undefined);
  }, []);
  return (
    <styled.div
      id="restock"
      minHeight={{ base: '20rem', md: '18rem' }}
      css={{ '@media (scripting: none)': { display: 'none' } }}
    >
      {Form ? <Form productId={productId} /> : null}
    </styled.div>
  );
}
