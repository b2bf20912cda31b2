import { chakra } from '@chakra-ui/react/styled-system';
import { BRAND } from '@eunbit/schema/brand';
import { stockLineOf } from '@eunbit/schema/catalogue';
import { Button } from '@eunbit/ui/Button.tsx';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { useAddCartItem } from '../cart/useAddCartItem.ts';
import { PriceTag } from '../catalogue/PriceTag.tsx';
import { QuantityPicker } from './QuantityPicker.tsx';
import { StickyBuyBar } from './StickyBuyBar.tsx';
import { StockText } from './StockText.tsx';

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
      quantity
      stopped
    }
  }
`);

/** Name, price, stock and the way into the cart. */
export function ProductPurchase({ product }: { product: FragmentType<typeof ProductPurchaseProduct> }) {
  const language = useLanguage();
  const { id, title, subtitle, volume, price, compareAtPrice, stock } = readFragment(ProductPurchaseProduct, product);
  const { addCartItem, adding } = useAddCartItem();
  const [quantity, setQuantity] = useState(1);
  const buy = useRef<HTMLDivElement>(null);
  const line = stockLineOf(stock);
  const soldOut = line === 'OUT_OF_STOCK';
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
      <chakra.div display="grid" gap={{ base: '1', lg: '2' }}>
        <chakra.p fontSize="sm" fontWeight="semibold" letterSpacing="0.06em" color="purple.700">
          {language === 'ko' ? BRAND.koreanName : BRAND.name}
        </chakra.p>
        <chakra.h1 fontSize={{ base: '2xl', lg: '4xl' }} fontWeight="bold">
          {title}
        </chakra.h1>
        <chakra.p fontSize={{ lg: 'lg' }} color="fg.muted">
          {subtitle}
        </chakra.p>
      </chakra.div>
      <PriceTag price={price} compareAtPrice={compareAtPrice} large />
      <chakra.div display="grid" gap="1">
        {volume ? (
          <p>
            <FormattedMessage id="product.volume" values={{ volume }} />
          </p>
        ) : null}
        <StockText stock={stock} />
      </chakra.div>
      {line === 'STOPPED' ? null : (
        <chakra.div ref={buy} display="flex" gap="3">
          <QuantityPicker value={quantity} onChange={setQuantity} />
          {button}
        </chakra.div>
      )}
      <PurchaseNotes />
      {line === 'STOPPED' ? null : (
        <StickyBuyBar watched={buy} title={title} price={price}>
          {button}
        </StickyBuyBar>
      )}
    </chakra.div>
  );
}

function PurchaseNotes() {
  return (
    <chakra.ul display="grid" gap="2" p="5" bg="gray.50" borderRadius="lg" fontSize="sm" color="gray.700">
      <li>
        <FormattedMessage id="product.shippingNote" />
      </li>
      <li>
        <FormattedMessage id="product.returnNote" />
      </li>
    </chakra.ul>
  );
}
