import { chakra, Skeleton } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';

import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Panel } from '../../components/Panel.tsx';
import { useLiveEvents } from '../../components/use-live-events.ts';
import type { FollowVisitsNowSubscription } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { countText } from './charts/figures.ts';
import { MinuteBars } from './MinuteBars.tsx';
import { placeName, useCountryName } from './place-names.ts';

const FollowVisitsNowDocument = graphql(`
  subscription FollowVisitsNow($market: Market!) {
    visitsNow(market: $market) {
      visitors
      minutes
      pages {
        path
        visitors
      }
      countries {
        countryCode
        visitors
      }
    }
  }
`);

/** Live number of visitors in a store. */
export function VisitsNowPanel({ market }: { market: Market }) {
  const t = useText();
  const language = useLanguage();
  const countryName = useCountryName(language);
  const [now, setNow] = useState<FollowVisitsNowSubscription['visitsNow'] | null>(null);
  useLiveEvents(FollowVisitsNowDocument, market, {
    onEvent: ({ visitsNow }) => setNow(visitsNow),
    // A new subscription starts with the present state.
    onMissed: () => {},
  });
  return (
    <chakra.div gridColumn={{ xl: '1 / -1' }}>
      <Panel title={t('statistics.live.title')}>
        {now ? (
          <chakra.div
            display="grid"
            gap="5"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr)' }}
          >
            <chakra.p role="status">
              <chakra.strong display="block" fontSize="4xl" lineHeight="1.1" fontVariantNumeric="tabular-nums">
                {countText(now.visitors)}
              </chakra.strong>
              <chakra.span color="fg.muted">{t('statistics.live.visitors')}</chakra.span>
            </chakra.p>
            <MinuteBars minutes={now.minutes} />
            <NowList
              title={t('statistics.live.pages')}
              rows={now.pages.map(({ path, visitors }) => [path, visitors])}
              empty={t('statistics.live.nobody')}
            />
            <NowList
              title={t('statistics.live.countries')}
              rows={now.countries.map(({ countryCode, visitors }) => [
                placeName(countryCode, countryName, t('statistics.unknownPlace')),
                visitors,
              ])}
              empty={t('statistics.live.nobody')}
            />
          </chakra.div>
        ) : (
          <Skeleton height={{ base: '18rem', md: '6.5rem' }} />
        )}
      </Panel>
    </chakra.div>
  );
}

interface NowListProps {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, visitors: number])[];
  readonly empty: string;
}

function NowList({ title, rows, empty }: NowListProps) {
  return (
    <div>
      <chakra.h3 fontSize="xs" color="fg.muted" fontWeight="medium" mb="1">
        {title}
      </chakra.h3>
      {rows.length === 0 ? <p>{empty}</p> : null}
      <chakra.ul listStyle="none">
        {rows.map(([name, visitors]) => (
          <chakra.li key={name} display="flex" justifyContent="space-between" gap="3">
            <chakra.span overflowWrap="anywhere">{name}</chakra.span>
            <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {countText(visitors)}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  );
}
