import { useQuery } from '@apollo/client/react';
import { Box, chakra, Grid, Skeleton, Text } from '@chakra-ui/react';
import type { Money } from '@eunbit/schema/money';
import { useText } from '../../app/use-text.ts';
import { Panel } from '../../components/Panel.tsx';
import { PlainLink } from '../../components/PlainLink.tsx';
import { Price } from '../../components/Price.tsx';
import { graphql } from '../../gql/index.ts';
import type { MessageId } from '../../gql/message-id.ts';
import { AnswerState } from './AnswerState.tsx';
import { mergeAnswers } from './provider-answer.ts';

const BalancePanelDocument = graphql(`
  query BalancePanel($source: ProviderAnswerSource!) {
    providerBalance(source: $source) {
      readAt
      isProviderUnreachable
      dashboardUrl
      sums { available { amount currency } pending { amount currency } card { amount currency } }
    }
  }
`);

/** Balance of the account at the payment provider. */
export function BalancePanel() {
  const t = useText();
  const known = useQuery(BalancePanelDocument, { variables: { source: 'LAST_ANSWER' }, fetchPolicy: 'network-only' });
  const fresh = useQuery(BalancePanelDocument, { variables: { source: 'PROVIDER' }, fetchPolicy: 'network-only' });
  const answer = mergeAnswers(known, fresh);
  const balance = answer.data?.providerBalance;
  return (
    <Panel title={t('finance.balance.title')}>
      <AnswerState
        answer={answer}
        readAt={balance?.readAt ?? null}
        outOfReach={!answer.asking && (balance?.isProviderUnreachable ?? false)}
        label={t('finance.balance.title')}
      />
      {balance && balance.readAt !== null ? (
        <Sums sums={balance.sums} />
      ) : answer.asking ? (
        <Skeleton height="7.5rem" bg="gray.200" />
      ) : null}
      <Text mt="3" color="fg.muted">
        {t('finance.balance.rolling')}
      </Text>
      <ProviderLinks dashboardUrl={balance?.dashboardUrl ?? null} />
    </Panel>
  );
}

interface Sum {
  readonly available: Money;
  readonly pending: Money;
  readonly card: Money;
}

function Sums({ sums }: { sums: readonly Sum[] }) {
  const t = useText();
  if (sums.length === 0) return <Text>{t('finance.balance.empty')}</Text>;
  return (
    <Grid gap="3" templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}>
      {sums.map(({ available, pending, card }) => (
        <Box
          key={available.currency}
          role="group"
          aria-label={available.currency}
          px="4"
          py="3"
          borderWidth="1px"
          borderRadius="md"
        >
          <chakra.dl display="grid" gridTemplateColumns="1fr auto" gap="1.5">
            <Line text="finance.balance.available" value={available} strong />
            <Line text="finance.balance.pending" value={pending} />
            <Line text="finance.balance.card" value={card} />
          </chakra.dl>
        </Box>
      ))}
    </Grid>
  );
}

function Line({ text, value, strong = false }: { text: MessageId; value: Money; strong?: boolean }) {
  const t = useText();
  return (
    <>
      <chakra.dt color="fg.muted">{t(text)}</chakra.dt>
      <chakra.dd textAlign="end" fontWeight={strong ? 'bold' : 'medium'} fontSize={strong ? 'lg' : 'sm'}>
        <Price value={value} place="order" />
      </chakra.dd>
    </>
  );
}

const HELP_URL = 'https://support.stripe.com';
const PAYOUTS_URL = 'https://docs.stripe.com/payouts';

/** Links to the provider's own pages, each in a new tab. */
function ProviderLinks({ dashboardUrl }: { dashboardUrl: string | null }) {
  const t = useText();
  const links = [
    ...(dashboardUrl ? [{ href: dashboardUrl, text: t('finance.links.dashboard') }] : []),
    { href: PAYOUTS_URL, text: t('finance.links.payouts') },
    { href: HELP_URL, text: t('finance.links.help') },
  ];
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="2" mt="3" listStyle="none">
      {links.map(({ href, text }) => (
        <li key={href}>
          <PlainLink href={href} target="_blank" rel="noreferrer" color="fg.accent" fontWeight="medium">
            {text} ↗
          </PlainLink>
        </li>
      ))}
    </chakra.ul>
  );
}
