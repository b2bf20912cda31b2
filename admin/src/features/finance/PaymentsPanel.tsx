import { useQuery } from '@apollo/client/react';
import { Grid, Skeleton, Text } from '@chakra-ui/react';
import { useText } from '../../app/use-text.ts';
import { CursorPager } from '../../components/CursorPager.tsx';
import { CardList } from '../../components/PagedList.tsx';
import { Panel } from '../../components/Panel.tsx';
import { graphql } from '../../gql/index.ts';
import { type FinanceView, financeUrl } from '../../urls/finance.urls.ts';
import { AnswerState } from './AnswerState.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { mergeAnswers } from './provider-answer.ts';

const PaymentsPanelDocument = graphql(`
  query PaymentsPanel($source: ProviderAnswerSource!, $after: String) {
    providerPayments(source: $source, after: $after) {
      readAt
      isProviderUnreachable
      pageInfo { hasNextPage endCursor }
      nodes { id ...PaymentCard_ProviderPayment }
    }
  }
`);

/** Card payments according to the provider, next to the shop's books. */
export function PaymentsPanel({ view }: { view: FinanceView }) {
  const t = useText();
  const { trail } = view;
  const after = trail.at(-1) ?? null;
  const known = useQuery(PaymentsPanelDocument, {
    variables: { source: 'LAST_ANSWER', after: null },
    fetchPolicy: 'network-only',
    // Only the first page is cached by the server.
    skip: after !== null,
  });
  const fresh = useQuery(PaymentsPanelDocument, {
    variables: { source: 'PROVIDER', after },
    fetchPolicy: 'network-only',
  });
  const answer = mergeAnswers(known, fresh);
  const page = answer.data?.providerPayments;
  return (
    <Panel title={t('finance.payments.title')}>
      <AnswerState
        answer={answer}
        readAt={page?.readAt ?? null}
        outOfReach={!answer.asking && (page?.isProviderUnreachable ?? false)}
        label={t('finance.payments.title')}
      />
      {page && page.readAt !== null ? (
        page.nodes.length > 0 ? (
          <CardList>
            {page.nodes.map((payment) => (
              <PaymentCard key={payment.id} payment={payment} />
            ))}
          </CardList>
        ) : (
          <Text color="fg.muted">{t('finance.payments.empty')}</Text>
        )
      ) : answer.asking ? (
        <Grid gap="3">
          <Skeleton height="9rem" bg="gray.200" />
          <Skeleton height="9rem" bg="gray.200" />
        </Grid>
      ) : null}
      <CursorPager
        label={t('finance.payments.pages')}
        trail={trail}
        pageInfo={page?.pageInfo}
        buildUrl={(further) => financeUrl({ ...view, trail: further })}
        keepsPlace
      />
    </Panel>
  );
}
