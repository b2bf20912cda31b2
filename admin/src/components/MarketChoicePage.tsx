import { chakra, Grid, Span } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { Link, Navigate } from 'react-router';
import { CURRENCY_LABEL, MARKET_NAME } from '../app/market-texts.ts';
import { useStores } from '../app/stores.ts';
import { useText } from '../app/use-text.ts';
import type { MessageId } from '../gql/message-id.ts';
import { MarketFlag } from './MarketFlag.tsx';
import { PageTitle } from './PageTitle.tsx';

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

interface MarketChoicePageProps {
  readonly title: MessageId;
  readonly buildUrl: (market: Market) => string;
}

/** Lets staff choose the market of a list if its address names none; redirects if only one market is open. */
export function MarketChoicePage({ title, buildUrl }: MarketChoicePageProps) {
  const t = useText();
  const stores = useStores();
  const [only, ...others] = stores;
  if (only && others.length === 0) return <Navigate to={buildUrl(only)} replace />;
  return (
    <>
      <PageTitle title={t(title)} />
      <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }} maxWidth="46rem">
        {stores.map((market) => (
          <Choice key={market} to={buildUrl(market)}>
            <MarketFlag market={market} />
            {t(MARKET_NAME[market])}
            <Span color="fg.muted" fontSize="sm" fontWeight="medium" marginStart="auto">
              {CURRENCY_LABEL[market]}
            </Span>
          </Choice>
        ))}
      </Grid>
    </>
  );
}
