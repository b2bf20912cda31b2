import { chakra } from '@chakra-ui/react/styled-system';
import { stockLineOf } from '@eunbit/schema/catalogue';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { PriceTag } from './PriceTag.tsx';

export const ProductCardProduct = graphql(`
  fragment ProductCard_Product on Product {
    id
    market
    slug
    title
    volume
    price {
      amount
      currency
    }
    compareAtPrice {
      amount
      currency
    }
    images {
      url
      alt
    }
    stock {
      id
      quantity
      stopped
    }
  }
`);

const CardLink = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    height: 'full',
    borderRadius: 'lg',
    '& img': { transition: 'transform 360ms' },
    '&:hover img': { transform: 'scale(1.035)' },
    '&:hover h3': { color: 'purple.700' },
  },
});

/** A product in a list; the whole card is one link. `eager` where it is seen without scrolling. */
export function ProductCard({
  product,
  eager = false,
}: {
  product: FragmentType<typeof ProductCardProduct>;
  eager?: boolean;
}) {
  const { slug, title, volume, price, compareAtPrice, images, stock } = readFragment(ProductCardProduct, product);
  const line = stockLineOf(stock);
  const soldOut = line === 'OUT_OF_STOCK' || line === 'STOPPED';
  return (
    <CardLink to={`/product/${slug}`}>
      <chakra.div position="relative" overflow="hidden" borderRadius="lg" bg="purple.50" aspectRatio="1">
        <chakra.img
          src={images[0]?.url}
          alt=""
          htmlWidth={600}
          htmlHeight={600}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          css={{ width: '100%', height: '100%', objectFit: 'cover', opacity: soldOut ? 0.55 : 1 }}
        />
        {soldOut ? <SoldOutMark /> : null}
      </chakra.div>
      <chakra.div display="grid" gap="1" px="1">
        <chakra.h3 fontSize={{ base: 'md', md: 'lg' }} fontWeight="semibold" transition="color 120ms">
          {title}
        </chakra.h3>
        <chakra.p fontSize="sm" color="fg.muted" minHeight="1.6em">
          {volume}
        </chakra.p>
        <PriceTag price={price} compareAtPrice={compareAtPrice} />
      </chakra.div>
    </CardLink>
  );
}

function SoldOutMark() {
  return (
    <chakra.span
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
    </chakra.span>
  );
}
