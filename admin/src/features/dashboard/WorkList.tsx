import { useQuery } from '@apollo/client/react';
import { chakra, Flex, Skeleton, Span, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_WORK_COUNT } from '@eunbit/schema/work';
import { Link } from 'react-router';
import { MARKET_NAME } from '../../app/market-texts.ts';
import { useMayOpen } from '../../app/screen-permissions.ts';
import { useStoresWithOrders } from '../../app/stores.ts';
import { useText } from '../../app/use-text.ts';
import { useViewer } from '../../app/viewer.ts';
import { MarketFlag } from '../../components/MarketFlag.tsx';
import { QueryError } from '../../components/QueryError.tsx';
import { useReload } from '../../components/use-reload.ts';
import type { WorkToDoQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { REFRESH_MS } from './refresh.ts';
import { useReadAgainOnOrders } from './use-read-again-on-orders.ts';
import { readAge } from './work-age.ts';
import { WORK_TEXT, workUrl } from './work-links.ts';

const WorkToDoDocument = graphql(`
  query WorkToDo {
    workToDo { kind market count oldestAt }
  }
`);

type Work = WorkToDoQuery['workToDo'][number];

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 5.5rem',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '3',
    _hover: { bg: 'gray.50' },
  },
});

const PLACES = [0, 1, 2, 3];

/** Open work of both stores that the viewer may see, the longest waiting first (COLLABORATION-12). */
export function WorkList() {
  const t = useText();
  const viewer = useViewer();
  const mayOpen = useMayOpen();
  const answer = useQuery(WorkToDoDocument, { fetchPolicy: 'cache-and-network', pollInterval: REFRESH_MS });
  const reload = useReload(answer);
  useReadAgainOnOrders('KR', reload);
  useReadAgainOnOrders('US', reload);
  const stores = useStoresWithOrders();
  const listed = answer.data?.workToDo.map((work) => ({ ...work, to: workUrl(work, viewer.id) }));
  const work = listed?.filter(({ to }) => mayOpen(to));
  const open = work?.filter(({ count }) => count > 0);
  const none = work?.filter(({ count }) => count === 0) ?? [];
  return (
    <chakra.section aria-labelledby="work-to-do" display="grid" gap="3" mb="8">
      <chakra.h2 id="work-to-do" fontSize="lg" fontWeight="bold">
        {t('dashboard.toDo')}
      </chakra.h2>
      <QueryError answer={answer} failed={t('dashboard.failed')} />
      {open?.length === 0 ? (
        <Text p="4" bg="white" borderWidth="1px" borderRadius="md">
          {t('dashboard.allDone')}
        </Text>
      ) : null}
      {open ? (
        <chakra.ul listStyle="none" bg="white" borderWidth={open.length > 0 ? '1px' : '0'} borderRadius="md">
          {open.map((each) => (
            <chakra.li key={toKey(each)} borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
              <WorkRow work={each} to={each.to} />
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
      {work || answer.error ? null : (
        <chakra.div display="grid" gap="1" aria-busy>
          {PLACES.map((place) => (
            <Skeleton key={place} height="12" bg="gray.200" />
          ))}
        </chakra.div>
      )}
      {[...stores, null].map((market) => (
        <NothingToDo
          key={market ?? 'both'}
          market={market}
          work={none.filter((each) => (each.market ?? null) === market)}
        />
      ))}
    </chakra.section>
  );
}

interface NothingToDoProps {
  readonly market: Market | null;
  readonly work: readonly (Work & { readonly to: string })[];
}

/** The kinds of work that a store has none of, in small print. */
function NothingToDo({ market, work }: NothingToDoProps) {
  const t = useText();
  if (work.length === 0) return null;
  return (
    <Flex gap="2" fontSize="xs" color="fg.muted" lineHeight="1.5rem">
      {market ? <Store market={market} /> : null}
      <chakra.ul aria-label={t('dashboard.none')} listStyle="none" display="flex" flexWrap="wrap" columnGap="3">
        {work.map(({ kind, to }) => (
          <li key={kind}>
            <Link to={to}>{t(WORK_TEXT[kind])} 0</Link>
          </li>
        ))}
      </chakra.ul>
    </Flex>
  );
}

const toKey = ({ kind, market }: Work) => `${kind}:${market ?? ''}`;

/** The store that work belongs to, also for screen readers. */
function Store({ market }: { readonly market: Market }) {
  const t = useText();
  return (
    <>
      <Span lineHeight="1" alignSelf="start" pt="1">
        <MarketFlag market={market} />
      </Span>
      <Span srOnly>{t(MARKET_NAME[market])}</Span>
    </>
  );
}

function WorkRow({ work, to }: { readonly work: Work; readonly to: string }) {
  const t = useText();
  const { kind, market, count, oldestAt } = work;
  const age = oldestAt ? readAge(oldestAt, Date.now()) : null;
  return (
    <Row to={to}>
      <Flex as="span" align="center" gap="2" fontWeight="medium">
        {market ? <Store market={market} /> : null}
        {t(WORK_TEXT[kind])}
      </Flex>
      <Span fontSize="lg" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {oldestAt && count >= MAXIMUM_WORK_COUNT ? `${MAXIMUM_WORK_COUNT - 1}+` : count.toLocaleString('en-US')}
      </Span>
      <Span color={age?.unit === 'days' ? 'fg' : 'fg.muted'} textAlign="end" fontVariantNumeric="tabular-nums">
        {age ? t(age.unit === 'days' ? 'dashboard.ageDays' : 'dashboard.ageHours', { count: age.count }) : ''}
      </Span>
    </Row>
  );
}
