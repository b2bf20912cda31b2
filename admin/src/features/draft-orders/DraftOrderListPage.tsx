import { Badge, Flex, Grid, Span, Text } from '@chakra-ui/react';
import { DraftOrderKind, DraftOrderStatus } from '@eunbit/schema/draft-order';
import type { Market } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { dateTimeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useSearchParams } from 'react-router';
import { useClock } from '../../app/clock.ts';
import { useText } from '../../app/use-text.ts';
import { useViewChange } from '../../app/use-view-change.ts';
import { Button } from '../../components/Button.tsx';
import { ChipLinks } from '../../components/ChipLinks.tsx';
import { IfMay } from '../../components/IfMay.tsx';
import { PagedList } from '../../components/PagedList.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Price } from '../../components/Price.tsx';
import { RowLink } from '../../components/RowLink.tsx';
import { SearchBox } from '../../components/SearchBox.tsx';
import { useListQuery } from '../../components/use-list-query.ts';
import { useLiveEvents } from '../../components/use-live-events.ts';
import { useThrottled } from '../../components/use-throttled.ts';
import type { DraftOrderListQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { DRAFT_STATUS_PALETTE } from '../../labels/draft-status-palette.ts';
import { draftOrderListUrl, draftOrderListView, draftOrderUrl } from '../../urls/draft-orders.urls.ts';
import { useCreateDraftOrder } from '../orders/use-create-draft-order.ts';

const DraftOrderListDocument = graphql(`
  query DraftOrderList($market: Market!, $state: DraftOrderStatus, $kind: DraftOrderKind, $search: String, $page: Int!) {
    draftOrders(market: $market, status: $state, kind: $kind, search: $search, page: $page) {
      totalCount
      page
      pageCount
      nodes {
        id
        number
        market
        kind
        status
        email
        address { firstName lastName }
        amounts { total { amount currency } }
        originalNumber
        createdAt
        expiresAt
      }
    }
  }
`);

const DraftOrderChangesDocument = graphql(`
  subscription DraftOrderListChanges($market: Market!) {
    draftOrderChanged(market: $market) { id number status }
  }
`);

type ListedDraft = DraftOrderListQuery['draftOrders']['nodes'][number];

/** Orders that staff create for customers of a store. */
export function DraftOrderListPage({ market }: { market: Market }) {
  const t = useText();
  const [query] = useSearchParams();
  const { state, kind, search, page, member } = draftOrderListView(query);
  const changeView = useViewChange({
    read: draftOrderListView,
    buildUrl: (view) => draftOrderListUrl(market, view),
  });
  const variables = { market, state, kind, search: search || null, page };
  const { answer, data, reload } = useListQuery(DraftOrderListDocument, variables);
  const list = data?.draftOrders;
  const follow = useThrottled(reload);
  useLiveEvents(DraftOrderChangesDocument, market, { onEvent: follow, onMissed: follow });
  const { create, busy } = useCreateDraftOrder();
  const states = [null, ...Object.values(DraftOrderStatus)].map((known) => ({
    to: draftOrderListUrl(market, { state: known, kind, search, member }),
    text: t(known ? `draftOrders.state.${known}` : 'draftOrders.state.all'),
    chosen: state === known,
  }));
  const kinds = [null, ...Object.values(DraftOrderKind)].map((known) => ({
    to: draftOrderListUrl(market, { state, kind: known, search, member }),
    // In this list a sale needs no longer name.
    text: t(known === 'SALE' ? 'draftOrders.kind.sell' : `draftOrders.kind.${known ?? 'all'}`),
    chosen: kind === known,
  }));

  return (
    <>
      <PageTitle market={market} title={t('draftOrders.title')}>
        <IfMay needed="DRAFT_ORDER_WRITE">
          <Button loading={busy} onClick={() => void create({ market, kind: 'SALE', userId: member })}>
            {t(member ? 'draftOrders.forMember' : 'draftOrders.create')}
          </Button>
        </IfMay>
      </PageTitle>
      <Grid gap="3" mb="5">
        <ChipLinks label={t('draftOrders.filter')} chips={states} />
        <ChipLinks label={t('draftOrders.filterKind')} chips={kinds} />
        <SearchBox
          label={t('draftOrders.search')}
          value={search}
          onSearch={(text) => changeView((now) => ({ ...now, search: text, page: 1 }))}
          clearUrl={draftOrderListUrl(market, { state, kind, member })}
        />
      </Grid>
      <PagedList
        list={list}
        buildUrl={(next) => draftOrderListUrl(market, { state, kind, search, member, page: next })}
        answer={answer}
        failed={t('draftOrders.listFailed')}
        empty={t(state || kind || search ? 'draftOrders.emptyFiltered' : 'draftOrders.empty')}
        rows={6}
        rowHeight="5.5rem"
      >
        {list?.nodes.map((draft) => (
          <DraftRow key={draft.id} draft={draft} />
        ))}
      </PagedList>
    </>
  );
}

function DraftRow({ draft }: { draft: ListedDraft }) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { number, kind, status, email, address, amounts, originalNumber, createdAt, expiresAt } = draft;
  return (
    <RowLink to={draftOrderUrl(draft)}>
      <Flex justify="space-between" gap="3" mb="1">
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
          <Span fontWeight="bold">{number}</Span>
          <Badge variant="surface" colorPalette={DRAFT_STATUS_PALETTE[status]}>
            {t(`draftOrders.state.${status}`)}
          </Badge>
          {kind === 'SALE' ? null : (
            <Badge variant="outline">
              {t(`draftOrders.kind.${kind}`)} {originalNumber}
            </Badge>
          )}
        </Flex>
        <Price value={amounts.total} place="order" whiteSpace="nowrap" fontWeight="semibold" />
      </Flex>
      <Text color="fg.muted" overflowWrap="anywhere">
        {[address ? personName(address) : null, email || t('draftOrders.noCustomer')].filter(Boolean).join(' · ')}
        <Span hideBelow="sm">{' · '}</Span>
        <Span whiteSpace="nowrap" display={{ base: 'block', sm: 'inline' }}>
          {status === 'SENT' && expiresAt
            ? t('draftOrders.until', { until: dateTimeText(expiresAt, language, clock) })
            : dateTimeText(createdAt, language, clock)}
        </Span>
      </Text>
    </RowLink>
  );
}
