import { Box, Flex, Grid, Skeleton, Text, VisuallyHidden } from '@chakra-ui/react';
import { STATISTICS_PERIODS } from '@eunbit/schema/statistics';
import { dayText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { ReactNode } from 'react';
import { useStores } from '../../app/stores.ts';
import { useText } from '../../app/use-text.ts';
import { ChipLinks } from '../../components/ChipLinks.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { QueryError, type QueryState } from '../../components/QueryError.tsx';
import { StoreChips } from '../../components/StoreChips.tsx';
import { type StatisticsScreen, type StatisticsView, statisticsUrl } from '../../urls/statistics.urls.ts';
import { STATISTICS_TITLE } from './statistics-titles.ts';

interface Span {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

interface StatisticsFrameProps {
  readonly screen: StatisticsScreen;
  readonly view: StatisticsView;
  /** The period and the one it is compared with; undefined while loading. */
  readonly spans: { readonly span: Span; readonly before: Span } | undefined;
  readonly answer: QueryState;
  /** The charts; null until the first response. */
  readonly children: ReactNode | null;
}

/** Frame of a screen with charts for one store and period. */
export function StatisticsFrame({ screen, view, spans, answer, children }: StatisticsFrameProps) {
  const t = useText();
  const stores = useStores();
  const language = useLanguage();
  const day = (date: string) => dayText(date, language);
  return (
    <>
      <PageTitle title={t(STATISTICS_TITLE[screen])} market={view.market} />
      <Flex wrap="wrap" columnGap="6" rowGap="2" mb="3">
        <StoreChips
          label={t('statistics.market')}
          stores={stores}
          chosen={view.market}
          buildUrl={(market) => statisticsUrl(screen, { ...view, market })}
        />
        <ChipLinks
          label={t('statistics.period')}
          chips={STATISTICS_PERIODS.map((period) => ({
            to: statisticsUrl(screen, { ...view, period }),
            text: t(`statistics.period.${period}`),
            chosen: period === view.period,
          }))}
        />
      </Flex>
      <Text color="fg.muted" fontSize="xs" mb="5" minHeight="5">
        {spans
          ? t('statistics.span', {
              from: day(spans.span.from),
              to: day(spans.span.to),
              beforeFrom: day(spans.before.from),
              beforeTo: day(spans.before.to),
              timeZone: spans.span.timeZone,
            })
          : null}
      </Text>
      <QueryError answer={answer} failed={t('statistics.failed')} mb="4" />
      {children !== null ? (
        <ChartGrid busy={answer.loading}>{children}</ChartGrid>
      ) : answer.error ? null : (
        <ChartsSkeleton />
      )}
    </>
  );
}

function ChartGrid({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <Grid
      aria-busy={busy}
      opacity={busy ? 0.55 : 1}
      gap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
    >
      {children}
    </Grid>
  );
}

function ChartsSkeleton() {
  const t = useText();
  return (
    <Box role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <ChartGrid busy={false}>
        <Skeleton height="6rem" bg="gray.200" gridColumn="1 / -1" />
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} height="22rem" bg="gray.200" />
        ))}
      </ChartGrid>
    </Box>
  );
}
