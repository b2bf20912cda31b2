import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { StatisticsView } from '../../urls/statistics.urls.ts';
import { comparedSeries, DayChart } from './DayChart.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import { countText, durationText, shareText, shortText, toShare } from './figures.ts';
import { useComparedNames } from './use-compared-names.ts';

const VisitQualityChartsFragment = graphql(`
  fragment VisitQualityCharts_VisitStatistics on VisitStatistics {
    days { date visits pageViews bounces seconds }
    daysBefore { date visits pageViews bounces seconds }
    totals { pageViews bounceRate averageSeconds visits }
    totalsBefore { pageViews bounceRate averageSeconds visits }
  }
`);

interface VisitQualityChartsProps {
  readonly view: StatisticsView;
  readonly statistics: FragmentType<typeof VisitQualityChartsFragment>;
}

/** Page views, bounce rate and duration of visits. */
export function VisitQualityCharts({ view, statistics }: VisitQualityChartsProps) {
  const t = useText();
  const language = useLanguage();
  const names = useComparedNames();
  const { days, daysBefore, totals, totalsBefore } = readFragment(VisitQualityChartsFragment, statistics);
  const compared = { now: days, before: daysBefore };
  const dates = days.map(({ date }) => date);
  const place = `${view.market}-${view.period}`;
  const figure = (
    name: string,
    key: keyof typeof totals & keyof typeof totalsBefore,
    format: (value: number) => string,
  ) => ({
    name,
    value: Number.isFinite(totals[key]) ? Number(totals[key]) : null,
    before: Number.isFinite(totalsBefore[key]) ? Number(totalsBefore[key]) : null,
    format,
  });
  return (
    <>
      <FigureTiles
        figures={[
          figure(t('statistics.visits'), 'visits', countText),
          figure(t('statistics.pageViews'), 'pageViews', countText),
          figure(t('statistics.bounceRate'), 'bounceRate', shareText),
          figure(t('statistics.averageLength'), 'averageSeconds', durationText),
        ]}
      />
      <DayChart
        title={t('statistics.pageViews')}
        fileName={`page-views-${place}`}
        dates={dates}
        series={comparedSeries(names, compared, ({ pageViews }) => pageViews)}
        format={countText}
        shortFormat={shortText(language)}
        wide
      />
      <DayChart
        title={t('statistics.bounceRate')}
        note={t('statistics.bounceRate.note')}
        fileName={`bounce-rate-${place}`}
        dates={dates}
        series={comparedSeries(names, compared, ({ bounces, visits }) => toShare(bounces, visits))}
        format={shareText}
        whole={false}
      />
      <DayChart
        title={t('statistics.visitLength')}
        note={t('statistics.visitLength.note')}
        fileName={`visit-length-${place}`}
        dates={dates}
        series={comparedSeries(names, compared, ({ seconds, visits }) => toShare(seconds, visits))}
        format={durationText}
        whole={false}
      />
    </>
  );
}
