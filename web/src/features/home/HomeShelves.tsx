import { BRAND } from '@eunbit/schema/brand';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../app/settings.tsx';
import { useShopInfo } from '../../app/shop-info.ts';
import { useScreenQuery } from '../../app/use-screen-query.ts';
import { StructuredData } from '../../components/StructuredData.tsx';
import { LoadFailed } from '../../elements/ErrorAlert.tsx';
import { ProductCardSkeleton } from '../catalogue/ProductCardSkeleton.tsx';
import { BottomLinks } from './BottomLinks.tsx';
import { Carousel } from './Carousel.tsx';
import { CarouselCard } from './CarouselCard.tsx';
import { HomeDocument } from './home-query.ts';
import { Places } from './Places.tsx';
import { PromiseLine } from './PromiseLine.tsx';
import { TechnologyTopics } from './TechnologyTopics.tsx';

const SKELETON_KEYS = ['a', 'b', 'c', 'd'];

/** The products, their places of use, the technology, and links to further pages. */
export function HomeShelves() {
  const intl = useIntl();
  const { data: shop, state, retry, retrying } = useScreenQuery(HomeDocument, {});
  const bestSellers = shop?.bestSellers.nodes ?? [];
  const others = shop?.products.edges
    .map(({ node }) => node)
    .filter(({ id }) => !bestSellers.some((one) => one.id === id));
  // Each product once, the best sellers first.
  const products = [...bestSellers, ...(others ?? [])];
  const skeletons = SKELETON_KEYS.map((id) => ({ id, card: <ProductCardSkeleton /> }));
  return (
    <>
      <PromiseLine />
      {state === 'failed' ? (
        <Section>
          <LoadFailed id="home.loadFailed" retry={retry} retrying={retrying} />
        </Section>
      ) : (
        <>
          {shop && products.length === 0 ? null : (
            <Section>
              <Carousel
                title={intl.formatMessage({ id: 'home.products' })}
                items={
                  shop
                    ? products.map((product) => ({ id: product.id, card: <CarouselCard product={product} /> }))
                    : skeletons
                }
              />
            </Section>
          )}
          <Section>
            <Places />
          </Section>
          <TechnologyTopics />
        </>
      )}
      <Section>
        <BottomLinks />
      </Section>
      <OrganizationData />
    </>
  );
}

function Section({ children }: { children: ReactNode }) {
  return (
    <styled.section maxWidth="content" mx="auto" px={{ base: '5', lg: '8' }} pt={{ base: '14', lg: '24' }}>
      {children}
    </styled.section>
  );
}

/** The organisation behind the shop, for search engines. */
function OrganizationData() {
  const language = useLanguage();
  const { publicUrl } = useSettings();
  const info = useShopInfo();
  const { name, koreanName } = BRAND;
  if (!info) return null;
  const { company, contact, support } = info;
  return (
    <StructuredData
      value={{
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: language === 'ko' ? koreanName : name,
        alternateName: language === 'ko' ? name : koreanName,
        legalName: company.name,
        url: new URL('/', publicUrl).href,
        logo: new URL('/icon-512.png', publicUrl).href,
        // Facts that the shop has not set are left out.
        address: company.address || undefined,
        email: company.email || undefined,
        telephone: contact.phone || undefined,
        sameAs: support.socialLinks.map(({ url }) => url),
      }}
    />
  );
}
