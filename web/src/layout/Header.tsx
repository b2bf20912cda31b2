import { formatMoney, type Money } from '@eunbit/schema/money';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, NavLink } from 'react-router';
import { styled } from '#styled-system/jsx';
import { categoryLink } from '#styled-system/recipes';
import { useSettings } from '../app/settings.tsx';
import { firstUse } from '../browser/first-use.ts';
import { Logo } from '../components/Logo.tsx';
import { PanelButton } from '../components/PanelButton.tsx';
import { MenuIcon } from '../elements/icons.tsx';
import { CartBadge } from '../features/cart/CartBadge.tsx';
import { HelpButton } from '../features/help/HelpButton.tsx';
import { SearchButton } from '../features/search/SearchButton.tsx';

/** Links as the server rendered them; their menus, which are hidden on phones, are hydrated when the page is first used. */
const CategoryMenus = import.meta.env.SSR
  ? (await import('./CategoryMenus.tsx')).CategoryMenus
  : lazy(async () => {
      // The code is loaded earlier, since a menu has to open as soon as the pointer reaches it.
      const [{ CategoryMenus }] = await Promise.all([import('./CategoryMenus.tsx'), firstUse]);
      return { default: CategoryMenus };
    });

const HeaderControls = import.meta.env.SSR
  ? (await import('./HeaderControls.tsx')).HeaderControls
  : lazy(async () => ({ default: (await import('./HeaderControls.tsx')).HeaderControls }));

const RouterLink = styled(Link);
const NavigationLink = styled(NavLink, categoryLink);

export interface HeaderProps {
  /** Null while it is loading: the banner keeps its space. */
  readonly freeShippingFrom: Money | null;
}

export function Header({ freeShippingFrom }: HeaderProps) {
  const intl = useIntl();
  const { market } = useSettings();
  return (
    <>
      <FreeShippingBanner from={freeShippingFrom} />
      <styled.header
        position="sticky"
        top="0"
        zIndex="sticky"
        bg="white"
        borderBottomWidth="1px"
        borderColor="gray.100"
      >
        <styled.div
          maxWidth="content"
          mx="auto"
          px={{ base: '2', lg: '8' }}
          minHeight={{ base: '14', lg: '20' }}
          display="grid"
          gridTemplateColumns={{ base: 'auto auto 1fr', lg: 'auto 1fr auto' }}
          alignItems="center"
          columnGap={{ base: '1', lg: '6', xl: '10' }}
        >
          <styled.div display={{ base: 'block', lg: 'none' }}>
            <MobileMenu />
          </styled.div>
          <RouterLink to="/" borderRadius="md">
            <Logo height={{ base: '1.625rem', sm: '1.875rem', lg: '2.25rem' }} />
          </RouterLink>
          <styled.nav
            aria-label={intl.formatMessage({ id: 'layout.menu' })}
            display={{ base: 'none', lg: 'flex' }}
            gap="1"
            whiteSpace="nowrap"
          >
            <Suspense>
              <CategoryMenus />
            </Suspense>
            <NavigationLink to="/technology" px="3">
              <FormattedMessage id="layout.technology" />
            </NavigationLink>
            {market === 'KR' ? (
              <NavigationLink to="/message-board" px="3">
                <FormattedMessage id="layout.alerts" />
              </NavigationLink>
            ) : (
              <NavigationLink to="/contact#top" px="3">
                <FormattedMessage id="layout.contact" />
              </NavigationLink>
            )}
          </styled.nav>
          <styled.div display="flex" alignItems="center" justifyContent="flex-end">
            <styled.div display={{ base: 'none', lg: 'flex' }} alignItems="center" whiteSpace="nowrap">
              <Suspense>
                <HeaderControls />
              </Suspense>
            </styled.div>
            <SearchButton />
            <HelpButton />
            <CartBadge />
          </styled.div>
        </styled.div>
      </styled.header>
    </>
  );
}

function FreeShippingBanner({ from }: { from: Money | null }) {
  return (
    <styled.p bg="band" color="chalk" fontSize="sm" textAlign="center" px="4" py="2" minHeight="9">
      {from ? (
        <FormattedMessage
          id={from.currency === 'KRW' ? 'layout.freeShippingFrom' : 'layout.freeShippingAbove'}
          values={{ amount: formatMoney(from, { place: 'catalogue' }) }}
        />
      ) : null}
    </styled.p>
  );
}

/** Opens the header's links in a panel, for narrow windows. */
function MobileMenu() {
  return (
    <PanelButton
      label="layout.openMenu"
      icon={<MenuIcon />}
      texts="account"
      load={async () => (await import('./MobileMenuPanel.tsx')).MobileMenuPanel}
    />
  );
}
