import { MOST_WITHOUT_FILTERS } from '@eunbit/schema/product-list';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../app/PageHead.tsx';
import { scenePicture, useSeasonPicture } from '../../app/scene-picture.ts';
import type { ScreenLoader } from '../../app/screen.ts';
import { useSettings } from '../../app/settings.tsx';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageLinks } from '../../components/PageLinks.tsx';
import { LoadFailed } from '../../elements/ErrorAlert.tsx';
import type { ProductListQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { CategoryBanner } from './CategoryBanner.tsx';
import { type ProductList as Listed, PRODUCT_LISTS } from './categories.ts';
import { CATEGORY_TEXTS, FIND_TEXTS } from './category.content.ts';
import { FindTile } from './FindTile.tsx';
import { ListAdvice } from './ListAdvice.tsx';
import { ListFilters } from './ListFilters.tsx';
import { hasFilter, type ListChoice, readListChoice, toListVariables } from './list.urls.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductGridSkeleton } from './ProductCardSkeleton.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const ProductListDocument = graphql(`
  query ProductList(
    $filter: ProductFilterInput!
    $sort: ProductSort!
    $page: Int!
    $hasAdvice: Boolean!
  ) {
    products(filter: $filter, sort: $sort, page: $page, first: 24) {
      totalCount
      unfilteredCount
      page
      pageCount
      nodes { id ...ProductCard_Product }
      ...ListFilters_ProductConnection
      ...ListAdvice_ProductConnection @include(if: $hasAdvice)
    }
  }
`);

function getList(pathname: string): Listed {
  const list = PRODUCT_LISTS.find(({ path }) => path === pathname.replace(/\/$/, ''));
  if (!list) throw new Error(`no list of products at ${pathname}`);
  return list;
}

/** The list of all products has neither companions nor tips of its own. */
const getVariables = ({ group }: Listed, choice: ListChoice) => {
  const { filter, ...variables } = toListVariables(choice);
  return { filter: { ...filter, group }, hasAdvice: group !== null, ...variables };
};

export const loadProductList: ScreenLoader = ({ url, preload }) =>
  preload(ProductListDocument, getVariables(getList(url.pathname), readListChoice(url.searchParams)));

/** `/products`, `/products-cleansing` and similar paths: the products of a list, sold-out ones last. */
export function ProductListPage() {
  const { pathname } = useLocation();
  const list = getList(pathname);
  return <ProductList key={list.path} list={list} />;
}

const BANNERS = { CLEANSING: 'banner-cleansing', LIVING: 'banner-living', PET: 'banner-pet' } as const;

function ProductList({ list }: { list: Listed }) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const choice = readListChoice(search);
  const { data, state, retry, retrying } = useScreenQuery(ProductListDocument, getVariables(list, choice));
  const title = intl.formatMessage({ id: list.titleKey });
  const name = list.group ?? 'ALL';
  const ofSeason = useSeasonPicture();
  const { market } = useSettings();
  const language = useLanguage();
  const { text, description } = CATEGORY_TEXTS[language][name];
  const products = data?.products;
  return (
    <>
      <PageHead title={title} description={description} path={list.path} />
      <CategoryBanner
        title={title}
        text={text}
        picture={list.group ? scenePicture(BANNERS[list.group], market) : ofSeason}
      />
      <styled.div maxWidth="content" mx="auto" px={{ base: '5', lg: '8' }} pt={{ base: '6', lg: '8' }}>
        <styled.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3" pb={{ base: '6', lg: '10' }}>
          <Breadcrumb steps={[]} current={title} />
          <styled.p fontSize="sm" color="fg.muted" py="1.5" aria-live="polite">
            {products ? <FormattedMessage id="catalogue.count" values={{ count: products.totalCount }} /> : '\u00a0'}
          </styled.p>
        </styled.div>
        {products && (products.unfilteredCount > MOST_WITHOUT_FILTERS || hasFilter(choice)) ? (
          <ListFilters list={products} choice={choice} path={list.path} />
        ) : null}
        {state === 'failed' ? (
          <LoadFailed id="catalogue.loadFailed" retry={retry} retrying={retrying} />
        ) : (
          <Products products={products} isNarrowed={hasFilter(choice)} />
        )}
        {products ? <PageLinks page={products.page} pageCount={products.pageCount} /> : null}
        {products && list.group ? <ListAdvice list={products} group={list.group} /> : null}
        {state === 'failed' || products?.nodes.length === 0 ? (
          <styled.p pt="12" textAlign="center">
            <LinkButton to="/find" variant="outline">
              {FIND_TEXTS[language].link}
            </LinkButton>
          </styled.p>
        ) : null}
      </styled.div>
    </>
  );
}

/** Cards in the first view. */
const SEEN_AT_ONCE = 4;

interface ProductsProps {
  readonly products: ProductListQuery['products'] | undefined;
  readonly isNarrowed: boolean;
}

function Products({ products, isNarrowed }: ProductsProps) {
  if (!products) return <ProductGridSkeleton />;
  if (products.nodes.length === 0) return isNarrowed ? <NoneFits /> : <EmptyList />;
  return (
    <ProductGrid>
      {products.nodes.map((node, index) => (
        <li key={node.id}>
          <ProductCard product={node} eager={index < SEEN_AT_ONCE} heading="h2" />
        </li>
      ))}
      <FindTile cards={products.nodes.length} />
    </ProductGrid>
  );
}

function NoneFits() {
  return (
    <styled.p role="status" fontSize="lg" py="12" textAlign="center">
      <FormattedMessage id="catalogue.noneFit" />
    </styled.p>
  );
}

function EmptyList() {
  return (
    <styled.div display="grid" justifyItems="center" gap="5" py="20" textAlign="center">
      <styled.p fontSize="lg">
        <FormattedMessage id="catalogue.empty" />
      </styled.p>
      <LinkButton to="/" variant="outline">
        <FormattedMessage id="catalogue.backHome" />
      </LinkButton>
    </styled.div>
  );
}
