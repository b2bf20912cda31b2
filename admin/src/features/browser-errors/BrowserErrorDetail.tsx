import { Grid } from '@chakra-ui/react';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { IfMay } from '../../components/IfMay.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Fact, Facts, Panel } from '../../components/Panel.tsx';
import type { BrowserErrorDetail_BrowserErrorGroupFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { BROWSER_ERROR_APP_TEXT, BROWSER_ERROR_KIND_TEXT } from '../../labels/browser-error-texts.ts';
import { countText, shortText } from '../statistics/charts/figures.ts';
import { DayChart } from '../statistics/DayChart.tsx';
import { BrowserErrorBadges } from './BrowserErrorBadges.tsx';
import { BrowserErrorSamples } from './BrowserErrorSamples.tsx';
import { CountPanel } from './CountPanel.tsx';
import { SettleButtons } from './SettleButtons.tsx';
import { useErrorTitle } from './use-error-title.ts';

const BrowserErrorDetailFragment = graphql(`
  fragment BrowserErrorDetail_BrowserErrorGroup on BrowserErrorGroup {
    id
    app
    kind
    name
    message
    state
    reopenedAt
    count
    firstSeenAt
    lastSeenAt
    days {
      date
      count
    }
    builds {
      name
      count
      firstSeenAt
    }
    browsers {
      name
      count
    }
    routes {
      name
      count
    }
    samples {
      ...BrowserErrorSamples_BrowserErrorSample
    }
  }
`);

/** What is known of one mistake, and what staff make of it. */
export function BrowserErrorDetail({ group: ref }: { group: FragmentType<typeof BrowserErrorDetailFragment> }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const group = readFragment(BrowserErrorDetailFragment, ref);
  const { id, state, reopenedAt, days, builds, browsers, routes, samples } = group;
  const title = useErrorTitle(group);
  return (
    <>
      <PageTitle title={title}>
        <BrowserErrorBadges state={state} reopenedAt={reopenedAt} />
      </PageTitle>
      <IfMay needed="BROWSER_ERROR_UPDATE">
        <SettleButtons id={id} state={state} />
      </IfMay>
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22rem' }}>
        <Grid gap="5" alignContent="start" templateColumns="minmax(0, 1fr)">
          <BrowserErrorSamples samples={samples} />
          <DayChart
            title={t('browserErrors.perDay')}
            fileName={`errors-${id}`}
            dates={days.map(({ date }) => date)}
            series={[{ name: t('browserErrors.reports'), values: days.map(({ count }) => count), look: 'main' }]}
            format={countText}
            shortFormat={shortText(language)}
          />
        </Grid>
        <Grid gap="5" alignContent="start" templateColumns="minmax(0, 1fr)">
          <ErrorFacts group={group} />
          <CountPanel title={t('browserErrors.routes')} counts={routes} />
          <CountPanel title={t('browserErrors.browsers')} counts={browsers} />
          <CountPanel
            title={t('browserErrors.builds')}
            counts={builds.map(({ name, count, firstSeenAt }) => ({
              name: t('browserErrors.buildSince', { name, at: dateTimeText(firstSeenAt, language, clock) }),
              count,
            }))}
          />
        </Grid>
      </Grid>
    </>
  );
}

function ErrorFacts({ group }: { group: BrowserErrorDetail_BrowserErrorGroupFragment }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { app, kind, count, firstSeenAt, lastSeenAt, reopenedAt } = group;
  const when = (at: string) => dateTimeText(at, language, clock);
  return (
    <Panel title={t('browserErrors.facts')}>
      <Facts>
        <Fact name={t('browserErrors.app')}>{t(BROWSER_ERROR_APP_TEXT[app])}</Fact>
        <Fact name={t('browserErrors.kind')}>{t(BROWSER_ERROR_KIND_TEXT[kind])}</Fact>
        <Fact name={t('browserErrors.count')}>{t('browserErrors.times', { count })}</Fact>
        <Fact name={t('browserErrors.firstSeen')}>{when(firstSeenAt)}</Fact>
        <Fact name={t('browserErrors.lastSeen')}>{when(lastSeenAt)}</Fact>
        {reopenedAt ? <Fact name={t('browserErrors.reopenedAt')}>{when(reopenedAt)}</Fact> : null}
      </Facts>
    </Panel>
  );
}
