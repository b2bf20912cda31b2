import { isUnavailable } from '@eunbit/schema/catalogue';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useSeasonPicture } from '../../app/season-picture.ts';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { Breadcrumb } from '../../components/Breadcrumb.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import type { ProductListQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { CategoryBanner } from './CategoryBanner.tsx';
import { type ProductList as Listed, PRODUCT_LISTS } from './categories.ts';
import { CATEGORY_TEXTS, FIND_TEXT } from './category.content.ts';
import { MoreProducts } from './MoreProducts.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductGrid } from './ProductGrid.tsx';

const ProductListDocument = graphql(`
  query ProductList($group: ProductGroup, $after: String) {
    products(group: $group, first: 24, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          market
          stock {
            id
            state
          }
          ...ProductCard_Product
        }
      }
    }
  }
`);

function getList(pathname: string): Listed {
  const list = PRODUCT_LISTS.find(({ path }) => path === pathname.replace(/\/$/, ''));
  if (!list) throw new Error(`no list of products at ${pathname}`);
  return list;
}

export const loadProductList: ScreenLoader = ({ url, preload }) =>
  preload(ProductListDocument, { group: getList(url.pathname).group });

/** `/products` and `/products-cleansing` and the like: the products of a list, those that are sold out at the end. */
export function ProductListPage() {
  const { pathname } = useLocation();
  const list = getList(pathname);
  return <ProductList key={list.path} list={list} />;
}

const BANNERS = { CLEANSING: 'banner-cleansing', LIVING: 'banner-living', PET: 'banner-pet' } as const;

function ProductList({ list }: { list: Listed }) {
  const intl = useIntl();
  const { data, state, retry, retrying, readMore } = useScreenQuery(ProductListDocument, { group: list.group });
  const title = intl.formatMessage({ id: list.titleKey });
  const name = list.group ?? 'ALL';
  const ofSeason = useSeasonPicture();
  const language = useLanguage();
  const { text, description } = CATEGORY_TEXTS[language][name];
  const products = data?.products;
  return (
    <>
      <PageHead title={title} description={description} path={list.path} />
      <CategoryBanner title={title} text={text} picture={list.group ? BANNERS[list.group] : ofSeason} />
      <styled.div maxWidth="content" mx="auto" px={{ base: '5', lg: '8' }} pt={{ base: '6', lg: '8' }}>
        <styled.div display="flex" flexWrap="wrap" justifyContent="space-between" gap="3" pb={{ base: '6', lg: '10' }}>
          <Breadcrumb steps={[]} current={title} />
          <styled.p fontSize="sm" color="fg.muted" py="1.5" aria-live="polite">
            {products ? <FormattedMessage id="catalogue.count" values={{ count: products.totalCount }} /> : '\u00a0'}
          </styled.p>
        </styled.div>
        {state === 'failed' ? (
          <ErrorAlert onRetry={retry} retrying={retrying}>
            <FormattedMessage id="catalogue.loadFailed" />
          </ErrorAlert>
        ) : (
          <Products products={products} />
        )}
        {products?.pageInfo.hasNextPage && products.pageInfo.endCursor ? (
          <MoreProducts readMore={readMore} after={products.pageInfo.endCursor} />
        ) : null}
        <styled.p pt="12" textAlign="center">
          <LinkButton to="/find" variant="outline">
            {FIND_TEXT[language]}
          </LinkButton>
        </styled.p>
      </styled.div>
    </>
  );
}

/** Cards in the first view. */
const SEEN_AT_ONCE = 4;

function Products({ products }: { products: ProductListQuery['products'] | undefined }) {
  if (!products) {
    return (
      <ProductGrid aria-busy>
        {['a', 'b', 'c', 'd'].map((place) => (
          <li key={place}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGrid>
    );
  }
  if (products.edges.length === 0) return <EmptyList />;
  const nodes = products.edges.map(({ node }) => node);
  const inOrder = [
    ...nodes.filter(({ stock }) => !isUnavailable(stock)),
    ...nodes.filter(({ stock }) => isUnavailable(stock)),
  ];
  return (
    <ProductGrid>
      {inOrder.map((node, index) => (
        <li key={node.id}>
          <ProductCard product={node} eager={index < SEEN_AT_ONCE} heading="h2" />
        </li>
      ))}
    </ProductGrid>
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
