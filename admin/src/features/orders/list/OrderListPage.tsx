import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box, Grid, Text } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { isFiltered, type OrderAttention, writeOrderFilter } from '@eunbit/schema/order-list';
import { useCallback, useMemo, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useMayOpen } from '../../../app/screen-permissions.ts';
import { useKeptChoice } from '../../../app/use-kept-choice.ts';
import { useText } from '../../../app/use-text.ts';
import { ButtonLink, TextLink } from '../../../components/ButtonLink.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { useIsWide } from '../../../components/use-is-wide.ts';
import { useReload } from '../../../components/use-reload.ts';
import { statementUrl } from '../../../urls/bank-statements.urls.ts';
import { orderListUrl, orderListView } from '../../../urls/orders.urls.ts';
import { SavedViews } from '../../views/SavedViews.tsx';
import { type BulkAction, BulkBar } from './BulkBar.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { parseColumnWidths, withColumnWidth } from './column-widths.ts';
import { NewOrdersAlert } from './NewOrdersAlert.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';
import { OrderPager } from './OrderPager.tsx';
import { OrderTable } from './OrderTable.tsx';
import { parseOrderColumns } from './order-columns.ts';
import { OrderListDocument } from './order-list.ts';
import { StatusChips } from './StatusChips.tsx';
import { refreshed } from './selection.ts';
import { TagsAndAssigneeDialog } from './TagsAndAssigneeDialog.tsx';
import { useKeptSorting } from './use-kept-sorting.ts';
import { useLiveOrderList } from './use-live-order-list.ts';
import { useMatchingOrders } from './use-matching-orders.ts';
import { useSelection } from './use-selection.ts';

/** Scroll distance in pixels that still counts as the top. */
const TOP_MARGIN_PX = 40;
const PAGE_TOP_MARGIN_PX = 240;

/** Whether the first row in `scroller` is visible. */
function isAtTop(scroller: HTMLElement | null): boolean {
  return (scroller?.scrollTop ?? 0) < TOP_MARGIN_PX && window.scrollY < PAGE_TOP_MARGIN_PX;
}

/** Whether the pointer or the keyboard focus is on a row: moving the row would make the person miss it. */
function isInUse(scroller: HTMLElement | null): boolean {
  const within = (state: string) => scroller?.querySelector(`tbody${state}, ul${state}`) != null;
  // Touch screens keep `:hover` on the last touched element.
  const points = window.matchMedia('(hover: hover)').matches;
  return (points && within(':hover')) || within(':has(:focus-visible)');
}

/** The order list with the view in its address; by default in the order that the person used last. */
export function OrderListPage({ market }: { market: Market }) {
  const { search } = useLocation();
  const view = orderListView(new URLSearchParams(search));
  const first = useKeptSorting(view, search === '');
  return first ? <Navigate to={orderListUrl(market, { ...view, ...first })} replace /> : <OrderList market={market} />;
}

function OrderList({ market }: { market: Market }) {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const view = orderListView(query);
  const { filter, sort, size } = view;
  const variables = { market, filter, sort, first: size, after: view.trail.at(-1) ?? null };
  const scroller = useRef<HTMLDivElement>(null);
  const answer = useQuery(OrderListDocument, { variables, fetchPolicy: 'cache-and-network' });
  const { error, loading } = answer;
  // The previous page stays on the screen, dimmed, while another one loads.
  const orders = (answer.data ?? answer.previousData)?.orders;
  const ids = useMemo(() => new Set(orders?.edges.map(({ node }) => node.id)), [orders]);
  const rows = useMemo(() => orders?.edges.map(({ node }) => node) ?? [], [orders]);
  const control = useSelection(`${market}?${writeOrderFilter(filter)}`, rows);
  const matching = useMatchingOrders(market, view);
  const [action, setAction] = useState<BulkAction | null>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const reload = useReload(answer);
  const isWide = useIsWide();
  const [columns, chooseColumns] = useKeptChoice('orderColumns', parseOrderColumns);
  const [widths, chooseWidths] = useKeptChoice('orderColumnWidths', parseColumnWidths);
  const client = useApolloClient();

  /** The counters fail together with the list. */
  function retry() {
    reload();
    void client.refetchQueries({ include: ['OrderCounts'] }).catch(() => {});
  }

  const { fresh, arrived, waiting, reveal } = useLiveOrderList({
    market,
    view,
    variables,
    loading,
    listed: (id) => ids.has(id),
    mayMove: () => control.selection.size === 0 && isAtTop(scroller.current) && !isInUse(scroller.current),
    reload,
  });

  function showNewOrders() {
    reveal();
    scroller.current?.scrollTo({ top: 0 });
    window.scrollTo({ top: 0 });
    if (view.trail.length > 0) void navigate(orderListUrl(market, { ...view, trail: [] }));
    else reload();
  }

  const closeDialog = useCallback(() => setAction(null), []);

  function finish() {
    control.clear();
    reload();
  }

  return (
    <>
      <PageTitle market={market} title={t('orders.list.title')}>
        {isWide ? <ColumnChoice columns={columns} onChoose={chooseColumns} onUsual={() => chooseWidths({})} /> : null}
      </PageTitle>
      <SavedViews list={`ORDERS_${market}`} />
      <StatusChips market={market} view={view} />
      <StatementHint market={market} attention={filter.attention} />
      <OrderFilters market={market} view={view} />
      {error ? (
        <Box mb="4">
          <ErrorAlert onRetry={retry} retrying={loading}>
            {t('orders.list.failed')}
          </ErrorAlert>
        </Box>
      ) : null}
      <NewOrdersAlert waiting={waiting} arrived={arrived} onShow={showNewOrders} />
      {action ? (
        <BulkDialog
          action={action}
          market={market}
          orders={refreshed(control.selection, rows)}
          onClose={closeDialog}
          onDone={finish}
        />
      ) : null}
      {isDialogOpen ? (
        <TagsAndAssigneeDialog
          market={market}
          numbers={[...control.selection.keys()]}
          onClose={() => setDialogOpen(false)}
          onDone={finish}
        />
      ) : null}
      {orders ? (
        <>
          <BulkBar
            market={market}
            control={control}
            total={orders.totalCount}
            onPage={rows.length}
            readAll={matching.readAll}
            readingAll={matching.busy}
            onAction={setAction}
            onTagsAndAssignee={() => setDialogOpen(true)}
          />
          {rows.length > 0 ? (
            <OrderTable
              ref={scroller}
              rows={rows}
              market={market}
              columns={columns}
              widths={widths}
              onResize={(column, width) => chooseWidths(withColumnWidth(widths, column, width))}
              view={view}
              control={control}
              fresh={fresh}
              busy={loading && answer.data === undefined}
            />
          ) : (
            <ListEmpty market={market} filtered={isFiltered(filter)} laterPage={view.trail.length > 0} />
          )}
          <OrderPager
            market={market}
            view={view}
            total={orders.totalCount}
            nextCursor={orders.pageInfo.hasNextPage ? (orders.pageInfo.endCursor ?? null) : null}
          />
        </>
      ) : error ? null : (
        <OrderListSkeleton />
      )}
    </>
  );
}

interface ListEmptyProps {
  readonly market: Market;
  readonly filtered: boolean;
  /** Whether this is a page after the first: an empty one is possible if orders have left the list. */
  readonly laterPage: boolean;
}

function ListEmpty({ market, filtered, laterPage }: ListEmptyProps) {
  const t = useText();
  return (
    <Grid
      bg="white"
      borderWidth="1px"
      borderRadius="md"
      minHeight="20rem"
      placeContent="center"
      justifyItems="center"
      gap="5"
      px="4"
      textAlign="center"
    >
      <Text fontSize="md" color="fg.muted">
        {t(filtered ? 'orders.list.emptyFiltered' : 'orders.list.empty')}
      </Text>
      {filtered || laterPage ? (
        <ButtonLink size="sm" variant="outline" to={orderListUrl(market)}>
          {t('orders.list.showAll')}
        </ButtonLink>
      ) : null}
    </Grid>
  );
}

/** In a list of deposits to check, links to the screen that matches them to orders. */
function StatementHint({ market, attention }: { market: Market; attention: OrderAttention | null }) {
  const t = useText();
  const mayOpen = useMayOpen();
  if (market !== 'KR' || attention !== 'DEPOSIT_TO_CHECK' || !mayOpen(statementUrl())) return null;
  return (
    <Box mb="3">
      <TextLink to={statementUrl()}>{t('bankStatements.fromOrders')}</TextLink>
    </Box>
  );
}
