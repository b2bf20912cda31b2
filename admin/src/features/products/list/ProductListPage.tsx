import { Box, chakra, Skeleton, Span, Text, VisuallyHidden } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useSearchParams } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { NumberedPager } from '../../../components/NumberedPager.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { QueryError } from '../../../components/QueryError.tsx';
import { UnsavedGuard } from '../../../components/UnsavedGuard.tsx';
import {
  ADD_PRODUCT_URL,
  PRODUCT_RANKING_URL,
  productListUrl,
  readStockListView,
} from '../../../urls/products.urls.ts';
import { SavedViews } from '../../views/SavedViews.tsx';
import { ProductCard } from './ProductCard.tsx';
import { SaleSummary } from './SaleSummary.tsx';
import { useLiveStock } from './use-live-stock.ts';
import { useUnsavedCards } from './use-unsaved-cards.ts';

export function ProductListPage({ market }: { market: Market }) {
  const t = useText();
  const [query] = useSearchParams();
  const view = readStockListView(query);
  const { state } = view;
  const unsaved = useUnsavedCards();
  const { list, counts, answer } = useLiveStock(market, view, unsaved.ids.size > 0);

  return (
    <>
      <PageTitle market={market} title={t('products.title')}>
        {unsaved.ids.size > 0 ? (
          <Span color="fg.warning" fontWeight="semibold">
            {t('products.unsavedCount', { count: unsaved.ids.size })}
          </Span>
        ) : null}
        <ButtonLink size="sm" variant="outline" to={PRODUCT_RANKING_URL}>
          {t('products.order.title')}
        </ButtonLink>
        <ButtonLink size="sm" to={ADD_PRODUCT_URL}>
          {t('products.edit.addTitle')}
        </ButtonLink>
      </PageTitle>
      <UnsavedGuard
        unsaved={unsaved.ids.size > 0}
        inQuery
        text={t('products.leave.text', { count: unsaved.ids.size })}
      />
      <SavedViews list={`PRODUCTS_${market}`} />
      <SaleSummary market={market} counts={counts} chosen={state} />
      <QueryError answer={answer} failed={t('products.failed')} mb="4" />
      {list ? (
        list.nodes.length > 0 ? (
          <chakra.ul css={GRID} listStyle="none">
            {list.nodes.map(({ product, stock, lowStockAt, isDraft }) => (
              <ProductCard
                key={stock.id}
                product={product}
                stock={stock}
                lowStockAt={lowStockAt}
                isDraft={isDraft}
                onUnsaved={unsaved.mark}
              />
            ))}
          </chakra.ul>
        ) : (
          <Text py="20" textAlign="center" color="fg.muted" fontSize="md">
            {t(state ? 'products.emptyFiltered' : 'products.empty')}
          </Text>
        )
      ) : answer.error ? null : (
        <CardsSkeleton />
      )}
      {list ? (
        <NumberedPager
          page={list.page}
          pageCount={list.pageCount}
          buildUrl={(page) => productListUrl(market, state, page)}
        />
      ) : null}
    </>
  );
}

const GRID = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  alignItems: 'start',
} as const;

const CARDS = [0, 1, 2, 3, 4, 5];

function CardsSkeleton() {
  const t = useText();
  return (
    <Box css={GRID} role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      {CARDS.map((card) => (
        <Skeleton key={card} height="17rem" bg="gray.200" />
      ))}
    </Box>
  );
}
