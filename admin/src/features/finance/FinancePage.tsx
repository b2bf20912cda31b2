import { useQuery } from '@apollo/client/react';
import { Box, Grid, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { chooseStore, useStoresWithOrders } from '../../app/stores.ts';
import { useText } from '../../app/use-text.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Panel } from '../../components/Panel.tsx';
import { graphql } from '../../gql/index.ts';
import { type FinanceView, financeView } from '../../urls/finance.urls.ts';
import { BalancePanel } from './BalancePanel.tsx';
import { BooksPanel } from './BooksPanel.tsx';
import { ComparisonPanel } from './ComparisonPanel.tsx';
import { PaymentsPanel } from './PaymentsPanel.tsx';

const FinancePageDocument = graphql(`
  query FinancePage {
    providerBalance(source: LAST_ANSWER) { isProviderConfigured }
  }
`);

/** Money of the stores: at the payment provider, in the shop's own books, and where the two differ. */
export function FinancePage() {
  const t = useText();
  const [query] = useSearchParams();
  const asked = financeView(query);
  const view = { ...asked, market: chooseStore(asked.market, useStoresWithOrders()) };
  return (
    <>
      <PageTitle title={t('finance.title')} />
      <Grid
        gap="5"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <ProviderPanels view={view} />
        <Box gridColumn="1 / -1" minWidth="0">
          <BooksPanel view={view} />
        </Box>
      </Grid>
    </>
  );
}

/** The provider's figures, or a note that there is no provider. */
function ProviderPanels({ view }: { readonly view: FinanceView }) {
  const t = useText();
  const { data } = useQuery(FinancePageDocument, { fetchPolicy: 'network-only' });
  if (data && !data.providerBalance.isProviderConfigured) {
    return (
      <Box gridColumn="1 / -1" minWidth="0">
        <Panel title={t('finance.notConfigured.title')}>
          <Text>{t('finance.notConfigured')}</Text>
        </Panel>
      </Box>
    );
  }
  return (
    <>
      <Grid gap="5" minWidth="0">
        <BalancePanel />
        <ComparisonPanel />
      </Grid>
      <PaymentsPanel view={view} />
    </>
  );
}
