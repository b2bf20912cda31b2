import { chakra, Span } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { STOCK_CHOICES, type StockChoice, type StockCounts } from '@eunbit/schema/stock';
import { Link } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import type { MessageId } from '../../../gql/message-id.ts';
import { productListUrl } from '../../../urls/products.urls.ts';

const TEXT: Readonly<Record<StockChoice, MessageId>> = {
  onSale: 'products.count.onSale',
  soldOut: 'products.count.soldOut',
  stopped: 'products.count.stopped',
  low: 'products.count.low',
};

const Tile = chakra(Link, {
  base: {
    display: 'block',
    px: '4',
    py: '3',
    bg: 'white',
    borderWidth: '1px',
    borderRadius: 'md',
    _hover: { borderColor: 'gray.800' },
    '&[aria-current]': { borderColor: 'gray.800', boxShadow: 'inset 0 0 0 1px {colors.gray.800}' },
  },
});

interface SaleSummaryProps {
  readonly market: Market;
  readonly counts: StockCounts | undefined;
  readonly chosen: StockChoice | null;
}

/** Number of products in each state, each a filter of the list. */
export function SaleSummary({ market, counts, chosen }: SaleSummaryProps) {
  const t = useText();
  const tiles = [null, ...STOCK_CHOICES];
  return (
    <chakra.nav
      aria-label={t('products.count.label')}
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(5, 1fr)' }}
      mb="5"
    >
      {tiles.map((state) => {
        const target = state !== null && state === chosen ? null : state;
        return (
          <Tile
            key={state ?? 'total'}
            to={productListUrl(market, target)}
            aria-current={state === chosen || undefined}
            preventScrollReset
          >
            <Span display="block" color="fg.muted">
              {t(state ? TEXT[state] : 'products.count.total')}
            </Span>
            <Span fontSize="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
              {counts ? counts[state ?? 'total'] : '–'}
            </Span>
          </Tile>
        );
      })}
    </chakra.nav>
  );
}
