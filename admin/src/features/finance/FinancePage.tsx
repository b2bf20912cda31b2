import { Box, Grid } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { useOpenStore } from '../../app/stores.ts';
import { useText } from '../../app/use-text.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { financeView } from '../../urls/finance.urls.ts';
import { BalancePanel } from './BalancePanel.tsx';
import { BooksPanel } from './BooksPanel.tsx';
import { ComparisonPanel } from './ComparisonPanel.tsx';
import { PaymentsPanel } from './PaymentsPanel.tsx';

/** Money of both stores: at the payment provider, in the shop's own books, and where the two differ. */
export function FinancePage() {
  const t = useText();
  const [query] = useSearchParams();
  const asked = financeView(query);
  const view = { ...asked, market: useOpenStore(asked.market) };
  return (
    <>
      <PageTitle title={t('finance.title')} />
      <Grid
        gap="5"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <Grid gap="5" minWidth="0">
          <BalancePanel />
          <ComparisonPanel />
        </Grid>
        <PaymentsPanel view={view} />
        <Box gridColumn="1 / -1" minWidth="0">
          <BooksPanel view={view} />
        </Box>
      </Grid>
    </>
  );
}
