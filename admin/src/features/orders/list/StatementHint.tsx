import { Box } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import type { OrderAttention } from '@eunbit/schema/order-list';
import { useMayOpen } from '../../../app/screen-permissions.ts';
import { useText } from '../../../app/use-text.ts';
import { TextLink } from '../../../components/ButtonLink.tsx';
import { statementUrl } from '../../../urls/bank-statements.urls.ts';

/** Where deposits are looked at, leads to the screen that finds whose they are. */
export function StatementHint({ market, attention }: { market: Market; attention: OrderAttention | null }) {
  const t = useText();
  const mayOpen = useMayOpen();
  if (market !== 'KR' || attention !== 'DEPOSIT_TO_CHECK' || !mayOpen(statementUrl())) return null;
  return (
    <Box mb="3">
      <TextLink to={statementUrl()}>{t('bankStatements.fromOrders')}</TextLink>
    </Box>
  );
}
