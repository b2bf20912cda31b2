import { Box, chakra, Flex, Grid, Skeleton, Span, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useText } from '../../app/use-text.ts';
import { Panel } from '../../components/Panel.tsx';
import { useLiveEvents } from '../../components/use-live-events.ts';
import type { FollowVisitsNowSubscription } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { countText } from './figures.ts';
import { placeName, useCountryName } from './place-names.ts';

const FollowVisitsNowDocument = graphql(`
  subscription FollowVisitsNow($market: Market!) {
    visitsNowChanged(market: $market) {
      visitors
      minutes
      pages { path visitors }
      countries { countryCode visitors }
    }
  }
`);

/** Live number of visitors in a store. */
export function VisitsNowPanel({ market }: { market: Market }) {
  const t = useText();
  const language = useLanguage();
  const countryName = useCountryName(language);
  const [now, setNow] = useState<FollowVisitsNowSubscription['visitsNowChanged'] | null>(null);
  useLiveEvents(FollowVisitsNowDocument, market, {
    onEvent: ({ visitsNowChanged }) => setNow(visitsNowChanged),
    // A new subscription starts with the current state.
    onMissed: () => {},
  });
  return (
    <Box gridColumn={{ xl: '1 / -1' }}>
      <Panel title={t('statistics.live.title')}>
        {now ? (
          <Grid
            gap="5"
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr)' }}
          >
            <Text role="status">
              <chakra.strong display="block" fontSize="4xl" lineHeight="1.1" fontVariantNumeric="tabular-nums">
                {countText(now.visitors)}
              </chakra.strong>
              <Span color="fg.muted">{t('statistics.live.visitors')}</Span>
            </Text>
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
          </Grid>
        ) : (
          <Skeleton height={{ base: '18rem', md: '6.5rem' }} />
        )}
      </Panel>
    </Box>
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
            <Span overflowWrap="anywhere">{name}</Span>
            <Span fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {countText(visitors)}
            </Span>
          </chakra.li>
        ))}
      </chakra.ul>
    </div>
  );
}

/** Visitors in each of the last minutes, the current one last. */
function MinuteBars({ minutes }: { minutes: readonly number[] }) {
  const t = useText();
  const most = Math.max(1, ...minutes);
  const getName = (index: number) => t('statistics.live.minute', { minutes: minutes.length - 1 - index });
  return (
    <div>
      <chakra.h3 fontSize="xs" color="fg.muted" fontWeight="medium" mb="1">
        {t('statistics.live.minutes', { minutes: minutes.length })}
      </chakra.h3>
      <Flex
        role="img"
        aria-label={t('statistics.live.minutesMost', { most: countText(Math.max(0, ...minutes)) })}
        align="flex-end"
        gap="2px"
        height="16"
        borderBottomWidth="1px"
      >
        {minutes.map((visitors, index) => (
          <Flex
            key={getName(index)}
            title={`${getName(index)}: ${countText(visitors)}`}
            flex="1"
            height="full"
            align="flex-end"
          >
            <Box flex="1" bg="purple.500" borderTopRadius="sm" style={{ height: `${(visitors / most) * 100}%` }} />
          </Flex>
        ))}
      </Flex>
    </div>
  );
}
