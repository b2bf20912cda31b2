import { chakra } from '@chakra-ui/react/styled-system';
import { isUnavailable } from '@eunbit/schema/catalogue';
import { multiplyMoney } from '@eunbit/schema/money';
import { Button } from '@eunbit/ui/Button.tsx';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { useAddCartItem } from '../cart/useAddCartItem.ts';
import { PriceTag } from '../catalogue/PriceTag.tsx';
import { ProductRating } from '../review/ProductRating.tsx';
import { DeliveryPromise, type DeliveryPromiseTerms } from './delivery/DeliveryPromise.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import { QuantityPicker } from './QuantityPicker.tsx';
import { RestockNotice } from './restock/RestockNotice.tsx';
import { StickyBuyBar } from './StickyBuyBar.tsx';
import { StockText } from './StockText.tsx';
import { ShareButton } from './share/ShareButton.tsx';
import type { SharedPage } from './share/share-address.ts';

const ProductPurchaseProduct = graphql(`
  fragment ProductPurchase_Product on Product {
    id
    market
    title
    subtitle
    volume
    price {
      amount
      currency
    }
    compareAtPrice {
      amount
      currency
    }
    stock {
      id
      state
      unitsLeft
      maximumQuantity
    }
    reviewSummary {
      ...ProductRating_ReviewSummary
    }
  }
`);

interface ProductPurchaseProps {
  readonly product: FragmentType<typeof ProductPurchaseProduct>;
  readonly delivery: FragmentType<typeof DeliveryPromiseTerms>;
  readonly page: SharedPage;
}

/** Name, price, stock and the way into the cart. */
export function ProductPurchase({ product, delivery, page }: ProductPurchaseProps) {
  const { id, title, subtitle, volume, price, compareAtPrice, stock, reviewSummary } = readFragment(
    ProductPurchaseProduct,
    product,
  );
  const { addCartItem, adding } = useAddCartItem();
  const [quantity, setQuantity] = useState(1);
  const buy = useRef<HTMLDivElement>(null);
  const soldOut = stock?.state === 'OUT_OF_STOCK';
  const stopped = stock?.state === 'STOPPED';
  const button = (
    <Button
      size="lg"
      flex="1"
      disabled={soldOut}
      busy={adding}
      onClick={() => void addCartItem({ productId: id, quantity })}
    >
      <FormattedMessage id={soldOut ? 'product.outOfStockButton' : 'product.add'} />
    </Button>
  );
  return (
    <chakra.div display="grid" gap={{ base: '4', lg: '6' }}>
      <ProductHeading
        title={title}
        subtitle={subtitle}
        rating={<ProductRating summary={reviewSummary} />}
        action={<ShareButton page={page} />}
      />
      <PriceTag price={price} compareAtPrice={compareAtPrice} large />
      <chakra.div display="grid" gap="1">
        {volume ? (
          <p>
            <FormattedMessage id="product.volume" values={{ volume }} />
          </p>
        ) : null}
        <StockText stock={stock} />
      </chakra.div>
      {stopped ? null : (
        <chakra.div ref={buy} display="flex" gap="3">
          <QuantityPicker value={quantity} onChange={setQuantity} />
          {button}
        </chakra.div>
      )}
      <OverLimit quantity={quantity} orderable={stock && !isUnavailable(stock) ? stock.maximumQuantity : null} />
      {soldOut ? <RestockNotice productId={id} /> : null}
      <DeliveryPromise terms={delivery} subtotal={multiplyMoney(price, quantity)} />
      {stopped ? null : (
        <StickyBuyBar watched={buy} title={title} price={price}>
          {button}
        </StickyBuyBar>
      )}
    </chakra.div>
  );
}

/** Says before it happens that the cart will hold less than is wanted; `orderable` is null where nothing can be bought. */
function OverLimit({ quantity, orderable }: { quantity: number; orderable: number | null }) {
  const isOver = orderable !== null && quantity > orderable;
  return (
    <chakra.div role="status">
      {isOver ? (
        <chakra.p px="4" py="3" bg="amber.50" color="amber.700" borderRadius="lg" fontSize="sm" fontWeight="medium">
          <FormattedMessage id="product.maximum" values={{ count: orderable }} />
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
