import { useQuery } from '@apollo/client/react';
import { Grid } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../app/use-text.ts';
import { TextLink } from '../../components/ButtonLink.tsx';
import { Awaited } from '../../components/QueryError.tsx';
import { graphql } from '../../gql/index.ts';
import { statisticsUrl } from '../../urls/statistics.urls.ts';
import { DayChart } from '../statistics/DayChart.tsx';
import { countText, shortText } from '../statistics/figures.ts';

const DashboardVisitsDocument = graphql(`
  query DashboardVisits($market: Market!, $period: StatisticsPeriod!) {
    visitStatistics(market: $market, period: $period) { days { date visitors pageViews } }
  }
`);

/** Visits to a store's website in the last days. */
export function VisitChart({ market }: { market: Market }) {
  const t = useText();
  const language = useLanguage();
  const answer = useQuery(DashboardVisitsDocument, {
    variables: { market, period: 'DAYS_10' },
    fetchPolicy: 'cache-and-network',
  });
  const { data } = answer;
  const days = data?.visitStatistics.days;
  if (!days) {
    return <Awaited answer={answer} failed={t('dashboard.visits.failed')} height="22rem" />;
  }
  return (
    <Grid gap="2" templateColumns="minmax(0, 1fr)">
      <DayChart
        title={t('dashboard.visits')}
        fileName={`website-${market}`}
        dates={days.map(({ date }) => date)}
        series={[
          { name: t('statistics.visitors'), values: days.map(({ visitors }) => visitors), style: 'main' },
          { name: t('statistics.pageViews'), values: days.map(({ pageViews }) => pageViews), style: 'second' },
        ]}
        format={countText}
        shortFormat={shortText(language)}
      />
      <TextLink to={statisticsUrl('website', { market })} justifySelf="end">
        {t('dashboard.visits.all')}
      </TextLink>
    </Grid>
  );
}
