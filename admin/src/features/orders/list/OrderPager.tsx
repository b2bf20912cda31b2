import { chakra } from '@chakra-ui/react/styled-system';
import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_ORDER_COUNT, ORDER_PAGE_SIZES } from '@eunbit/schema/order-list';
import { inputRecipe } from '@eunbit/ui/recipes';
import { useId } from 'react';
import { useText } from '../../../app/use-text.ts';
import { useViewChange } from '../../../app/use-view-change.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { type OrderListView, orderListUrl, orderListView } from '../../../urls/orders.urls.ts';

const Select = chakra('select', inputRecipe);

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
  const sizeId = useId();
  const page = view.trail.length + 1;
  const pages = Math.max(page, Math.ceil(total / view.size));
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="4">
      <chakra.label
        htmlFor={sizeId}
        display="inline-flex"
        alignItems="center"
        gap="2"
        color="fg.muted"
        whiteSpace="nowrap"
      >
        {t('orders.list.pageSize')}
        <Select
          id={sizeId}
          width="auto"
          minH="9"
          py="1"
          px="3"
          fontSize="sm"
          appearance="auto"
          value={view.size}
          onChange={({ target }) => changeView((now) => ({ ...now, size: Number(target.value), trail: [] }))}
        >
          {ORDER_PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </chakra.label>
      <chakra.span color="fg.muted">
        {t(total === MAXIMUM_ORDER_COUNT ? 'orders.list.totalMore' : 'orders.list.total', { count: total })}
      </chakra.span>
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
        <chakra.span fontVariantNumeric="tabular-nums">{t('orders.list.page', { page, pages })}</chakra.span>
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
    </chakra.div>
  );
}
