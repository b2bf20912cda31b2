import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useParams, useSearchParams } from 'react-router';
import { useText } from '../../../app/use-text.ts';
import { BackLink, ButtonAnchor, TextLink } from '../../../components/ButtonLink.tsx';
import { CursorPager } from '../../../components/CursorPager.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { ListFrame } from '../../../components/ListFrame.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { UnsavedGuard } from '../../../components/UnsavedGuard.tsx';
import { productListUrl, productStockUrl, stockFileUrl } from '../../../urls/products.urls.ts';
import { ProductCard } from '../list/ProductCard.tsx';
import { useLiveProductStock } from '../list/use-live-stock.ts';
import { useUnsavedCards } from '../list/use-unsaved-cards.ts';
import { HeldUnits } from './HeldUnits.tsx';
import { LowStockForm } from './LowStockForm.tsx';
import { StockHistory } from './StockHistory.tsx';

/** Stock of one product in a market: quantity, threshold of low stock, and history. */
export function ProductStockPage({ market }: { market: Market }) {
  const t = useText();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const trail = query.getAll('after');
  const answer = useLiveProductStock(market, id, trail.at(-1) ?? null);
  const { data = answer.previousData } = answer;
  const unsaved = useUnsavedCards();
  const shown = data?.productStock;
  const movements = data?.stockMovements;
  if (data && !shown) return <UnknownProduct market={market} />;

  return (
    <>
      <BackLink to={productListUrl(market)}>{t('products.back')}</BackLink>
      <PageTitle market={market} title={shown?.product.title ?? t('products.history')} />
      <UnsavedGuard unsaved={unsaved.ids.size > 0} />
      <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }} alignItems="start">
        {shown ? (
          <Grid gap="4">
            <chakra.ul listStyle="none">
              <ProductCard
                product={shown.product}
                stock={shown.stock}
                lowStockAt={shown.lowStockAt}
                isDraft={shown.isDraft}
                withHistory={false}
                onUnsaved={unsaved.mark}
              />
            </chakra.ul>
            <Panel title={t('products.lowAt')}>
              <IfMay needed="STOCK_UPDATE" keepsShown>
                <LowStockForm
                  key={shown.lowStockAt}
                  market={market}
                  productId={id}
                  lowStockAt={shown.lowStockAt}
                  onUnsaved={unsaved.mark}
                />
              </IfMay>
            </Panel>
          </Grid>
        ) : null}
        <Grid gap="6" minWidth="0">
          <IfMay needed="ORDER_READ">
            <chakra.section aria-label={t('products.held')} minWidth="0">
              <chakra.h2 fontSize="lg" fontWeight="bold" mb="3">
                {t('products.held')}
              </chakra.h2>
              <HeldUnits market={market} productId={id} />
            </chakra.section>
          </IfMay>
          <chakra.section aria-label={t('products.history')} minWidth="0">
            <Flex align="center" justify="space-between" gap="3" mb="3">
              <chakra.h2 fontSize="lg" fontWeight="bold">
                {t('products.history')}
              </chakra.h2>
              <ButtonAnchor size="sm" variant="outline" href={stockFileUrl(market, id)} download>
                {t('products.history.file')}
              </ButtonAnchor>
            </Flex>
            <ListFrame
              answer={answer}
              failed={t('products.history.failed')}
              empty={movements?.edges.length === 0 && t('products.history.empty')}
              rows={6}
              rowHeight="3rem"
            >
              {movements ? <StockHistory market={market} movements={movements.edges.map(({ node }) => node)} /> : null}
            </ListFrame>
            <CursorPager
              label={t('products.history.pages')}
              trail={trail}
              pageInfo={movements?.pageInfo}
              buildUrl={(further) => productStockUrl(market, id, further)}
            />
          </chakra.section>
        </Grid>
      </Grid>
    </>
  );
}

function UnknownProduct({ market }: { market: Market }) {
  const t = useText();
  return (
    <>
      <PageTitle market={market} title={t('products.unknown')} />
      <TextLink to={productListUrl(market)}>{t('products.back')}</TextLink>
    </>
  );
}
