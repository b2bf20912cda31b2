import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { CardRating } from '../catalogue/CardRating.tsx';
import { PriceTag } from '../catalogue/PriceTag.tsx';

const CarouselCardProduct = graphql(`
  fragment CarouselCard_Product on Product {
    id
    market
    slug
    title
    subtitle
    price { amount currency }
    pricePerMeasure { text }
    compareAtPrice { amount currency }
    images { url alt srcSet avifSrcSet placeholder }
    reviewSummary { id count average }
  }
`);

const Card = styled('article', {
  base: {
    display: 'grid',
    gridRow: '1 / -1',
    gridTemplateRows: 'subgrid',
    alignContent: 'start',
    justifyItems: 'start',
    rowGap: '1',
    '& > :not(:first-child)': { px: '1' },
  },
});

const TitleLink = styled(Link, { base: { borderRadius: 'sm', _hover: { color: 'purple.700' } } });

/**
 * A product in the carousel. A press of its picture selects it; a selected card shows details and a link to the
 * product.
 */
export function CarouselCard({ product }: { product: FragmentType<typeof CarouselCardProduct> }) {
  const { slug, title, subtitle, price, compareAtPrice, pricePerMeasure, images, reviewSummary } = readFragment(
    CarouselCardProduct,
    product,
  );
  const [selected, setSelected] = useState(false);
  return (
    <Card>
      <styled.div
        position="relative"
        width="full"
        overflow="hidden"
        borderRadius="lg"
        bg="purple.50"
        aspectRatio="1"
        mb="3"
      >
        <styled.button
          type="button"
          aria-pressed={selected}
          aria-label={title}
          onClick={() => setSelected(!selected)}
          display="block"
          boxSize="full"
          cursor="pointer"
          borderRadius="lg"
          borderWidth="3px"
          borderColor={selected ? 'purple.600' : 'transparent'}
          overflow="hidden"
          _focusVisible={{ outlineOffset: '-4px' }}
          css={{
            '& img': { transition: 'transform 360ms' },
            '&:hover img': { transform: 'scale(1.035)' },
            // In forced-colors mode both of the borders above have the same colour.
            '@media (forced-colors: active)': { borderColor: selected ? 'Highlight' : 'Canvas' },
          }}
        >
          <ProductPicture
            image={images[0]}
            sizes="(max-width: 799px) 40vw, min(23vw, 22rem)"
            alt=""
            htmlWidth={800}
            htmlHeight={800}
            loading="lazy"
            decoding="async"
          />
        </styled.button>
      </styled.div>
      <styled.h3 fontSize={{ base: 'md', md: 'lg' }} fontWeight="semibold">
        <TitleLink to={`/product/${slug}`}>{title}</TitleLink>
      </styled.h3>
      <PriceTag price={price} compareAtPrice={compareAtPrice} perMeasure={pricePerMeasure} />
      <div>
        <CardRating {...reviewSummary} />
      </div>
      <styled.div hidden={!selected} display={selected ? 'grid' : 'none'} gap="3" justifyItems="start" pt="2">
        <styled.p fontSize="sm" color="fg.muted">
          {subtitle}
        </styled.p>
        <LinkButton to={`/product/${slug}`} size="sm" variant="outline">
          <FormattedMessage id="home.seeProduct" />
        </LinkButton>
      </styled.div>
    </Card>
  );
}
