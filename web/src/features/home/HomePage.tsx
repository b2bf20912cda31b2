import { chakra } from '@chakra-ui/react/styled-system';
import { BRAND } from '@eunbit/schema/brand';
import { ErrorNotice } from '@eunbit/ui/ErrorNotice.tsx';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '../../app/PageHead.tsx';
import type { ScreenLoader } from '../../app/screen.ts';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { graphql } from '../../gql/index.ts';
import { ProductCard } from '../catalogue/ProductCard.tsx';
import { ProductCardSkeleton } from '../catalogue/ProductCardSkeleton.tsx';
import { ProductGrid } from '../catalogue/ProductGrid.tsx';
import { Carousel } from './Carousel.tsx';
import { Hero } from './Hero.tsx';
import { Places } from './Places.tsx';
import { TechnologyBand } from './TechnologyBand.tsx';

const HomeDocument = graphql(`
  query Home {
    products(first: 24) {
      edges {
        node {
          id
          ...ProductCard_Product
        }
      }
    }
    bestSellers {
      id
      ...ProductCard_Product
    }
  }
`);

export const loadHome: ScreenLoader = ({ preload }) => preload(HomeDocument, {});

const SKELETON_KEYS = ['a', 'b', 'c', 'd'];

/** `/`: what the shop is, its products, its best sellers and what makes them work. */
export function HomePage() {
  const intl = useIntl();
  const language = useLanguage();
  const { data, state, retry, retrying } = useScreenQuery(HomeDocument, {});
  const products = data?.products.edges.map(({ node }) => node) ?? [];
  const bestSellers = data?.bestSellers ?? [];
  const skeletons = SKELETON_KEYS.map((id) => ({ id, card: <ProductCardSkeleton /> }));
  return (
    <>
      <PageHead title={BRAND.tagline[language]} description={intl.formatMessage({ id: 'home.description' })} path="/" />
      <Hero />
      {state === 'failed' ? (
        <Section>
          <ErrorNotice onRetry={retry} retrying={retrying}>
            <FormattedMessage id="home.loadFailed" />
          </ErrorNotice>
        </Section>
      ) : (
        <>
          {data && products.length === 0 ? null : (
            <Section>
              <Carousel
                title={intl.formatMessage({ id: 'home.products' })}
                items={
                  data
                    ? products.map((product) => ({ id: product.id, card: <ProductCard product={product} /> }))
                    : skeletons
                }
              />
            </Section>
          )}
          <Section>
            <Places />
          </Section>
          <TechnologyBand />
          {data && bestSellers.length === 0 ? null : (
            <Section>
              <chakra.h2 fontSize={{ base: '2xl', lg: '4xl' }} fontWeight="bold" mb={{ base: '6', lg: '10' }}>
                <FormattedMessage id="home.bestSellers" />
              </chakra.h2>
              <ProductGrid>
                {(data
                  ? bestSellers.map((product) => ({ id: product.id, card: <ProductCard product={product} /> }))
                  : skeletons
                ).map(({ id, card }) => (
                  <li key={id}>{card}</li>
                ))}
              </ProductGrid>
            </Section>
          )}
        </>
      )}
    </>
  );
}

function Section({ children }: { children: ReactNode }) {
  return (
    <chakra.section maxWidth="content" mx="auto" px={{ base: '5', lg: '8' }} pt={{ base: '14', lg: '24' }}>
      {children}
    </chakra.section>
  );
}
