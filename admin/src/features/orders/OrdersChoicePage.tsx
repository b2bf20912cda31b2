import { chakra } from '@chakra-ui/react/styled-system';
import type { Market } from '@eunbit/schema/market';
import { Link } from 'react-router';
import { CURRENCY_LABEL, MARKET_NAME } from '../../app/market-texts.ts';
import { useText } from '../../app/use-text.ts';
import { MarketFlag } from '../../components/MarketFlag.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { orderListUrl } from './orders.urls.ts';

const MARKETS: readonly Market[] = ['KR', 'US'];

const Choice = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    p: '6',
    bg: 'white',
    borderWidth: '1px',
    borderRadius: 'lg',
    fontSize: 'lg',
    fontWeight: 'semibold',
    _hover: { borderColor: 'gray.800' },
  },
});

/** Orders belong to a market: here one chooses which. */
export function OrdersChoicePage() {
  const t = useText();
  return (
    <>
      <PageTitle title={t('orders.choice.title')} />
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} maxWidth="46rem">
        {MARKETS.map((market) => (
          <Choice key={market} to={orderListUrl(market)}>
            <MarketFlag market={market} />
            {t(MARKET_NAME[market])}
            <chakra.span color="fg.muted" fontSize="sm" fontWeight="medium" marginStart="auto">
              {CURRENCY_LABEL[market]}
            </chakra.span>
          </Choice>
        ))}
      </chakra.div>
    </>
  );
}
