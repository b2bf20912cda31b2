import { useQuery } from '@apollo/client/react';
import { Alert, Grid, Skeleton, Span, Text } from '@chakra-ui/react';
import { dateText, dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { Panel } from '../../components/Panel.tsx';
import { QueryError } from '../../components/QueryError.tsx';
import { graphql } from '../../gql/index.ts';
import { DifferenceList } from './DifferenceList.tsx';

const ComparisonPanelDocument = graphql(`
  query ComparisonPanel {
    booksComparison {
      comparedAt
      isProviderUnreachable
      since
      totalCount
      differences { ...DifferenceList_BooksDifference }
    }
  }
`);

/** Result of the hourly comparison of the shop's books with the provider's. */
export function ComparisonPanel() {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const answer = useQuery(ComparisonPanelDocument, { fetchPolicy: 'cache-and-network' });
  const { data, error } = answer;
  const comparison = data?.booksComparison;
  const at = comparison?.comparedAt && dateTimeText(comparison.comparedAt, language, clock);
  const since = comparison?.since && dateText(comparison.since, language, clock);
  return (
    <Panel title={t('finance.comparison.title')}>
      <QueryError answer={answer} failed={t('finance.comparison.failed')} />
      {!comparison && !error ? <Skeleton height="4rem" bg="gray.200" /> : null}
      {comparison ? (
        <Grid gap="3">
          {comparison.isProviderUnreachable ? (
            <Alert.Root status="warning">
              <Alert.Content>{t('finance.comparison.outOfReach')}</Alert.Content>
            </Alert.Root>
          ) : null}
          {at && since ? (
            <>
              <Text>
                {t('finance.comparison.found', { count: comparison.totalCount })}{' '}
                <Span color="fg.muted">{t('finance.comparison.when', { at, since })}</Span>
              </Text>
              <DifferenceList differences={comparison.differences} withSubject />
              {comparison.totalCount > comparison.differences.length ? (
                <Text color="fg.muted">
                  {t('finance.comparison.more', { count: comparison.totalCount - comparison.differences.length })}
                </Text>
              ) : null}
            </>
          ) : (
            <Text color="fg.muted">{t('finance.comparison.never')}</Text>
          )}
        </Grid>
      ) : null}
    </Panel>
  );
}
