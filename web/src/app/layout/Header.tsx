import { chakra } from '@chakra-ui/react/styled-system';
import { BRAND } from '@eunbit/schema/brand';
import { formatMoney, type Money } from '@eunbit/schema/money';
import { FormattedMessage } from 'react-intl';
import { Link, NavLink } from 'react-router';
import { CartBadge } from '../../features/cart/CartBadge.tsx';
import { CATEGORIES } from '../../features/catalogue/categories.ts';
import type { CategoryMenu_ProductFragment } from '../../gql/graphql.ts';
import { CategoryMenu } from './CategoryMenu.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { StoreSelect } from './StoreSwitch.tsx';

const RouterLink = chakra(Link);
const HeaderLink = chakra(NavLink, {
  base: { px: '3', py: '2', fontSize: 'sm', color: 'fg.muted', borderRadius: 'md', _hover: { color: 'fg' } },
});

export interface HeaderProps {
  readonly products: readonly CategoryMenu_ProductFragment[];
  /** Null while it is not known: the banner keeps its place. */
  readonly freeShippingFrom: Money | null;
}

export function Header({ products, freeShippingFrom }: HeaderProps) {
  return (
    <>
      <FreeShippingBanner from={freeShippingFrom} />
      <chakra.header
        position="sticky"
        top="0"
        zIndex="sticky"
        bg="white"
        borderBottomWidth="1px"
        borderColor="gray.100"
      >
        <chakra.div
          maxWidth="content"
          mx="auto"
          px={{ base: '2', lg: '8' }}
          minHeight={{ base: '14', lg: '20' }}
          display="grid"
          gridTemplateColumns={{ base: '1fr auto 1fr', lg: 'auto 1fr auto' }}
          alignItems="center"
          columnGap={{ base: '2', lg: '10' }}
        >
          <chakra.div display={{ base: 'block', lg: 'none' }}>
            <MobileMenu products={products} />
          </chakra.div>
          <RouterLink to="/" borderRadius="md">
            <chakra.img
              src="/logo.svg"
              alt={`${BRAND.name} ${BRAND.koreanName}`}
              htmlWidth={504}
              htmlHeight={128}
              css={{ width: 'auto', height: { base: '1.875rem', lg: '2.25rem' } }}
            />
          </RouterLink>
          <chakra.nav display={{ base: 'none', lg: 'flex' }} gap="1">
            {CATEGORIES.map((category) => (
              <CategoryMenu
                key={category.group}
                category={category}
                products={products.filter(({ group }) => group === category.group)}
              />
            ))}
          </chakra.nav>
          <chakra.div display="flex" alignItems="center" justifyContent="flex-end" gap="1">
            <chakra.div display={{ base: 'none', lg: 'flex' }} alignItems="center" gap="1">
              <HeaderLink to="/guest-order">
                <FormattedMessage id="layout.guestOrder" />
              </HeaderLink>
              <StoreSelect />
              <LanguageToggle />
            </chakra.div>
            <CartBadge />
          </chakra.div>
        </chakra.div>
      </chakra.header>
    </>
  );
}

function FreeShippingBanner({ from }: { from: Money | null }) {
  return (
    <chakra.p bg="gray.800" color="white" fontSize="sm" textAlign="center" px="4" py="2" minHeight="9">
      {from ? (
        <FormattedMessage
          id={from.currency === 'KRW' ? 'layout.freeShippingFrom' : 'layout.freeShippingAbove'}
          values={{ amount: formatMoney(from, { place: 'catalogue' }) }}
        />
      ) : null}
    </chakra.p>
  );
}
