import { UNKNOWN_PATH } from '@eunbit/schema/statistics';
import { useText } from '../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { StatisticsView } from '../../urls/statistics.urls.ts';
import { RankedChart } from './RankedChart.tsx';

const WebsiteRankingsFragment = graphql(`
  fragment WebsiteRankings_VisitStatistics on VisitStatistics {
    keywords { text count countBefore }
    paths { path views viewsBefore }
    faqSearches { text count countBefore }
  }
`);

interface WebsiteRankingsProps {
  readonly view: StatisticsView;
  readonly statistics: FragmentType<typeof WebsiteRankingsFragment>;
}

/** Most viewed pages and most frequent searches, in the shop and in the help centre. */
export function WebsiteRankings({ view, statistics }: WebsiteRankingsProps) {
  const t = useText();
  const { keywords, paths, faqSearches } = readFragment(WebsiteRankingsFragment, statistics);
  const place = `${view.market}-${view.period}`;
  const searches = (counts: typeof keywords) =>
    counts.map(({ text, count, countBefore }) => ({ key: text, name: text, value: count, before: countBefore }));
  const searchHeads = { name: t('statistics.searchText'), value: t('statistics.searches') };
  return (
    <>
      <RankedChart
        title={t('statistics.paths')}
        fileName={`paths-${place}`}
        heads={{ name: t('statistics.path'), value: t('statistics.pageViews') }}
        rows={paths.map(({ path, views, viewsBefore }) => ({
          key: path,
          name: path === UNKNOWN_PATH ? t('statistics.path.unknown') : path,
          value: views,
          before: viewsBefore,
        }))}
        emptyText={t('statistics.emptyDays')}
      />
      <RankedChart
        title={t('statistics.keywords')}
        note={t('statistics.keywords.note')}
        fileName={`keywords-${place}`}
        heads={{ name: t('statistics.searchText'), value: t('statistics.visits') }}
        rows={searches(keywords)}
        emptyText={t('statistics.keywords.empty')}
      />
      <RankedChart
        title={t('statistics.faqSearches')}
        fileName={`faq-searches-${place}`}
        heads={searchHeads}
        rows={searches(faqSearches)}
        emptyText={t('statistics.faqSearches.empty')}
      />
    </>
  );
}
