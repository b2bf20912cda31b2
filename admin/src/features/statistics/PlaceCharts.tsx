import { Skeleton } from '@chakra-ui/react';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { lazy, Suspense } from 'react';
import { useText } from '../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { StatisticsView } from '../../urls/statistics.urls.ts';
import { ChartPanel } from './charts/ChartPanel.tsx';
import { countText, shareText, toShare } from './figures.ts';
import { placeName, regionName, useCountryName } from './place-names.ts';
import { RankedChart } from './RankedChart.tsx';
import { ShareChart } from './ShareChart.tsx';

const PlaceChartsFragment = graphql(`
  fragment PlaceCharts_VisitStatistics on VisitStatistics {
    countries { countryCode visits visitsBefore }
    regions { countryCode region visits visitsBefore }
  }
`);

/** Loaded separately: the map is larger than the rest of the screen. */
const WorldMap = lazy(async () => ({ default: (await import('./map/WorldMap.tsx')).WorldMap }));

interface PlaceChartsProps {
  readonly view: StatisticsView;
  readonly statistics: FragmentType<typeof PlaceChartsFragment>;
}

/** Visits on a map, by country and by region. */
export function PlaceCharts({ view, statistics }: PlaceChartsProps) {
  const t = useText();
  const language = useLanguage();
  const countryName = useCountryName(language);
  const { countries, regions } = readFragment(PlaceChartsFragment, statistics);
  const getName = (countryCode: string | null | undefined) =>
    placeName(countryCode, countryName, t('statistics.unknownPlace'));
  const whole = countries.reduce((sum, { visits }) => sum + visits, 0);
  const inKorea = countries.find(({ countryCode }) => countryCode === 'KR')?.visits ?? 0;
  const unknown = countries.find(({ countryCode }) => !countryCode)?.visits ?? 0;
  const place = `${view.market}-${view.period}`;
  const empty = whole > 0 ? null : t('statistics.emptyDays');
  return (
    <>
      <ChartPanel
        title={t('statistics.map')}
        note={t('statistics.map.note')}
        fileName={`map-${place}`}
        table={{
          columns: [
            { title: t('statistics.country') },
            { title: t('statistics.visits'), format: countText },
            { title: t('statistics.share'), format: shareText },
          ],
          rows: countries.map(({ countryCode, visits }) => [getName(countryCode), visits, toShare(visits, whole)]),
        }}
        empty={empty}
        wide
      >
        <Suspense fallback={<Skeleton css={{ aspectRatio: '2 / 1' }} />}>
          <WorldMap
            label={t('statistics.map')}
            visits={countries.flatMap(({ countryCode, visits }) => (countryCode ? [{ countryCode, visits }] : []))}
            getName={countryName}
          />
        </Suspense>
      </ChartPanel>
      <RankedChart
        title={t('statistics.countries')}
        fileName={`countries-${place}`}
        heads={{ name: t('statistics.country'), value: t('statistics.visits') }}
        rows={countries.map(({ countryCode, visits, visitsBefore }) => ({
          key: countryCode ?? '',
          name: getName(countryCode),
          value: visits,
          before: visitsBefore,
        }))}
        emptyText={t('statistics.emptyDays')}
      />
      <RankedChart
        title={t('statistics.regionList')}
        fileName={`regions-${place}`}
        heads={{ name: t('statistics.region'), value: t('statistics.visits') }}
        rows={regions.map(({ countryCode, region, visits, visitsBefore }) => ({
          key: `${countryCode} ${region}`,
          name: t('statistics.regionOf', {
            region: regionName(region, countryCode, language),
            country: getName(countryCode),
          }),
          value: visits,
          before: visitsBefore,
        }))}
        emptyText={t('statistics.regionList.empty')}
      />
      <ShareChart
        title={t('statistics.koreaShare')}
        fileName={`korea-and-overseas-${place}`}
        heads={{ name: t('statistics.country'), value: t('statistics.visits') }}
        shares={[
          { name: t('statistics.stores.korea'), value: inKorea },
          { name: t('statistics.stores.overseas'), value: whole - inKorea - unknown },
          { name: t('statistics.unknownPlace'), value: unknown },
        ]}
      />
    </>
  );
}
