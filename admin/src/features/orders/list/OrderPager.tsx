import { chakra, Field, Flex, Span } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_ORDER_COUNT, ORDER_PAGE_SIZES } from '@eunbit/schema/order-list';
import { useText } from '../../../app/use-text.ts';
import { useViewChange } from '../../../app/use-view-change.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { SelectControl } from '../../../components/SelectControl.tsx';
import { type OrderListView, orderListUrl, orderListView } from '../../../urls/orders.urls.ts';

interface OrderPagerProps {
  readonly market: Market;
  readonly view: OrderListView;
  readonly total: number;
  /** Cursor of the next page; null on the last page. */
  readonly nextCursor: string | null;
}

export function OrderPager({ market, view, total, nextCursor }: OrderPagerProps) {
  const t = useText();
  const changeView = useViewChange({ read: orderListView, buildUrl: (changed) => orderListUrl(market, changed) });
  const page = view.trail.length + 1;
  const pages = Math.max(page, Math.ceil(total / view.size));
  return (
    <Flex wrap="wrap" align="center" gap="3" mt="4">
      <Field.Root orientation="horizontal" width="auto">
        <Field.Label flex="none" color="fg.muted" fontWeight="normal" whiteSpace="nowrap">
          {t('orders.list.pageSize')}
        </Field.Label>
        <SelectControl
          size="sm"
          value={view.size}
          onChange={({ target }) => changeView((now) => ({ ...now, size: Number(target.value), trail: [] }))}
        >
          {ORDER_PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </SelectControl>
      </Field.Root>
      <Span color="fg.muted">
        {t(total === MAXIMUM_ORDER_COUNT ? 'orders.list.totalMore' : 'orders.list.total', { count: total })}
      </Span>
      <chakra.nav aria-label={t('orders.list.pages')} display="flex" alignItems="center" gap="3" marginStart="auto">
        {page > 1 ? (
          <ButtonLink
            size="sm"
            variant="outline"
            to={orderListUrl(market, { ...view, trail: view.trail.slice(0, -1) })}
          >
            {t('orders.list.previous')}
          </ButtonLink>
        ) : null}
        <Span fontVariantNumeric="tabular-nums">{t('orders.list.page', { page, pages })}</Span>
        {nextCursor ? (
          <ButtonLink
            size="sm"
            variant="outline"
            to={orderListUrl(market, { ...view, trail: [...view.trail, nextCursor] })}
          >
            {t('orders.list.next')}
          </ButtonLink>
        ) : null}
      </chakra.nav>
    </Flex>
  );
}
