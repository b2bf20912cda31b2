import { useQuery } from '@apollo/client/react';
import { chakra, Flex, Span } from '@chakra-ui/react';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { addMonths, formatMonth, getMonthRange, getPresentMonth } from '../../app/months.ts';
import { useStoresWithOrders } from '../../app/stores.ts';
import { useText } from '../../app/use-text.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CursorPager } from '../../components/CursorPager.tsx';
import { ListFrame } from '../../components/ListFrame.tsx';
import { Panel } from '../../components/Panel.tsx';
import { Price } from '../../components/Price.tsx';
import { StoreChips } from '../../components/StoreChips.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { bookFileUrl, type FinanceView, financeUrl } from '../../urls/finance.urls.ts';
import { ListFileLinks } from '../session/ListFileLinks.tsx';
import { BookTable } from './BookTable.tsx';
import { KIND_TEXT } from './finance-texts.ts';

const BooksPanelDocument = graphql(`
  query BooksPanel($market: Market!, $from: LocalDate!, $to: LocalDate!, $after: String) {
    ledgerSummary(market: $market, from: $from, to: $to) { ...BookSums_LedgerSummary }
    ledger(market: $market, from: $from, to: $to, first: 20, after: $after) {
      totalCount
      edges { node { id ...BookTable_LedgerEntry } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

/** A store's own books, one month at a time. */
export function BooksPanel({ view }: { view: FinanceView }) {
  const t = useText();
  const stores = useStoresWithOrders();
  const language = useLanguage();
  const { market, bookTrail } = view;
  const present = getPresentMonth(market, new Date());
  const month = view.month ?? present;
  const answer = useQuery(BooksPanelDocument, {
    variables: { market, ...getMonthRange(month), after: bookTrail.at(-1) ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const { data, loading } = answer;
  const list = data?.ledger;
  const buildUrl = (choice: Partial<FinanceView>) => financeUrl({ ...view, bookTrail: [], ...choice });
  const monthUrl = (wanted: string) => buildUrl({ month: wanted === present ? null : wanted });
  return (
    <Panel title={t('finance.ledger.title')}>
      <Flex wrap="wrap" align="center" gap="3" mb="4">
        <StoreChips
          label={t('finance.ledger.market')}
          stores={stores}
          chosen={market}
          buildUrl={(one) => buildUrl({ market: one })}
        />
        <chakra.nav aria-label={t('finance.ledger.month')} display="flex" alignItems="center" gap="2">
          <ButtonLink size="sm" variant="outline" to={monthUrl(addMonths(month, -1))} preventScrollReset>
            {t('finance.ledger.monthBefore')}
          </ButtonLink>
          <Span fontWeight="semibold" fontVariantNumeric="tabular-nums" px="1">
            {formatMonth(month, language)}
          </Span>
          {month < present ? (
            <ButtonLink size="sm" variant="outline" to={monthUrl(addMonths(month, 1))} preventScrollReset>
              {t('finance.ledger.monthAfter')}
            </ButtonLink>
          ) : null}
        </chakra.nav>
        <ListFileLinks href={bookFileUrl(market, month)} marginStart={{ md: 'auto' }}>
          {t('finance.ledger.download')}
        </ListFileLinks>
      </Flex>
      <ListFrame
        answer={answer}
        failed={t('finance.ledger.failed')}
        empty={list?.totalCount === 0 && t('finance.ledger.empty')}
        busy={loading && list !== undefined}
        rows={6}
        rowHeight="2.5rem"
      >
        {data && list ? (
          <>
            <BookSums summary={data.ledgerSummary} />
            <BookTable market={market} entries={list.edges.map(({ node }) => node)} />
            <CursorPager
              label={t('finance.ledger.pages')}
              trail={bookTrail}
              pageInfo={list.pageInfo}
              totalCount={list.totalCount}
              buildUrl={(further) => buildUrl({ bookTrail: further })}
              keepsPlace
            />
          </>
        ) : null}
      </ListFrame>
    </Panel>
  );
}

const BookSumsFragment = graphql(`
  fragment BookSums_LedgerSummary on LedgerSummary {
    sums { kind count amount { amount currency } }
    net { amount currency }
  }
`);

/** Income before expenses. */
const ORDER = Object.keys(KIND_TEXT);

const Tile = chakra('div', { base: { px: '4', py: '2.5', borderWidth: '1px', borderRadius: 'md' } });

/** Income, expenses and balance of a month. */
function BookSums({ summary: ref }: { summary: FragmentType<typeof BookSumsFragment> }) {
  const t = useText();
  const { sums, net } = readFragment(BookSumsFragment, ref);
  const sorted = [...sums].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  return (
    <chakra.dl
      display="grid"
      gap="3"
      mb="4"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(auto-fit, minmax(10rem, 1fr))' }}
    >
      {sorted.map(({ kind, count, amount }) => (
        <Tile key={`${kind}${amount.currency}`}>
          <chakra.dt color="fg.muted">{t('finance.ledger.sum', { kind: t(KIND_TEXT[kind]), count })}</chakra.dt>
          <chakra.dd fontWeight="semibold">
            <Price value={amount} place="order" />
          </chakra.dd>
        </Tile>
      ))}
      {net.map((amount) => (
        <Tile key={amount.currency} bg="gray.100">
          <chakra.dt color="fg.muted">{t('finance.ledger.net')}</chakra.dt>
          <chakra.dd fontWeight="bold">
            <Price value={amount} place="order" />
          </chakra.dd>
        </Tile>
      ))}
    </chakra.dl>
  );
}
