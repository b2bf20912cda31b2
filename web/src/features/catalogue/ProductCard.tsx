import { isUnavailable } from '@eunbit/schema/catalogue';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { Button } from '../../elements/Button.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { CartForm } from '../cart/CartForm.tsx';
import { useAddCartLine } from '../cart/use-add-cart-line.ts';
import { CardRating } from './CardRating.tsx';
import { PriceTag } from './PriceTag.tsx';
import { QUICK_ADD_TEXTS } from './quick-add.content.ts';

export const ProductCardProduct = graphql(`
  fragment ProductCard_Product on Product {
    id
    market
    slug
    title
    subtitle
    contents { text }
    pricePerMeasure { text }
    price { amount currency }
    compareAtPrice { amount currency }
    images { url alt srcSet avifSrcSet placeholder }
    reviewSummary { id count average }
    stock { id status }
  }
`);

/** Width of the picture: a row has two, three or four cards. */
const CARD_SIZES = '(max-width: 767px) 46vw, (max-width: 1023px) 30vw, min(23vw, 22rem)';

/** Its seven rows are those of the list, so that the parts of neighbouring cards are aligned. */
const Card = styled('article', {
  base: { display: 'grid', gridRow: 'span 7', gridTemplateRows: 'subgrid', alignContent: 'start', rowGap: '3' },
});

const CardLink = styled(Link, {
  base: {
    display: 'grid',
    gridRow: 'span 6',
    gridTemplateRows: 'subgrid',
    alignContent: 'start',
    rowGap: '1',
    borderRadius: 'lg',
    '& > :not(:first-child)': { px: '1' },
    '& img': { transition: 'transform 360ms' },
    '&:hover img': { transform: 'scale(1.035)' },
    '&:hover :is(h2, h3)': { color: 'purple.700' },
  },
});

/**
 * A product in a list: one link, and below it the button that adds one to the cart. `eager` for cards in the first view;
 * `heading` is one level below that of its section.
 */
export function ProductCard({
  product,
  eager = false,
  heading = 'h3',
}: {
  product: FragmentType<typeof ProductCardProduct>;
  eager?: boolean;
  heading?: 'h2' | 'h3';
}) {
  const { id, slug, title, subtitle, contents, price, pricePerMeasure, compareAtPrice, images, stock, reviewSummary } =
    readFragment(ProductCardProduct, product);
  const Title = heading === 'h2' ? styled.h2 : styled.h3;
  const soldOut = isUnavailable(stock);
  return (
    <Card>
      <CardLink to={`/product/${slug}`}>
        <styled.div position="relative" overflow="hidden" borderRadius="lg" bg="purple.50" aspectRatio="1" mb="2">
          <ProductPicture
            image={images[0]}
            sizes={CARD_SIZES}
            alt=""
            htmlWidth={600}
            htmlHeight={600}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            style={soldOut ? { opacity: 0.55 } : undefined}
          />
          {soldOut ? <SoldOutMark /> : null}
        </styled.div>
        <Title fontSize={{ base: 'md', md: 'lg' }} fontWeight="semibold" transition="color 120ms">
          {title}
        </Title>
        <styled.p fontSize="sm" color="fg.muted" lineClamp="2">
          {subtitle}
        </styled.p>
        <div>
          <CardRating {...reviewSummary} />
        </div>
        <styled.p fontSize="sm" color="fg.muted">
          {contents?.text}
        </styled.p>
        <PriceTag price={price} compareAtPrice={compareAtPrice} perMeasure={pricePerMeasure} />
      </CardLink>
      <QuickAdd productId={id} slug={slug} title={title} isUnavailable={soldOut} />
    </Card>
  );
}

function SoldOutMark() {
  return (
    <styled.span
      position="absolute"
      top="3"
      insetInlineStart="3"
      px="3"
      py="1"
      borderRadius="full"
      bg="gray.800"
      color="white"
      fontSize="xs"
      fontWeight="semibold"
    >
      <FormattedMessage id="catalogue.soldOut" />
    </styled.span>
  );
}

interface QuickAddProps {
  readonly productId: string;
  readonly slug: string;
  readonly title: string;
  readonly isUnavailable: boolean;
}

/** Below a card: adds one unit to the cart, or links to the restock subscription if the product is sold out. */
function QuickAdd({ productId, slug, title, isUnavailable }: QuickAddProps) {
  const texts = QUICK_ADD_TEXTS[useLanguage()];
  const { addCartLine, adding } = useAddCartLine();
  if (isUnavailable) {
    return (
      // Loads a document, since that scrolls to the anchor in the address.
      <LinkButton reloadDocument to={`/product/${slug}#restock`} variant="outline" width="full">
        {texts.notify}
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </LinkButton>
    );
  }
  return (
    <CartForm intent="add" productId={productId} onSend={() => void addCartLine({ productId, quantity: 1 })}>
      <input type="hidden" name="quantity" value="1" />
      <Button type="submit" variant="outline" width="full" busy={adding}>
        {texts.add}
        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
      </Button>
    </CartForm>
  );
}
