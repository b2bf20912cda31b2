import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router';
import { styled } from '#styled-system/jsx';
import type { ScreenState } from '../app/screen.ts';
import { loadOnFirstUse } from '../browser/first-use.ts';
import { CartDrawerProvider } from '../features/cart/CartDrawer.tsx';
import { Header } from './Header.tsx';
import { LayoutDocument } from './layout-query.ts';

/** Shown as the server rendered it; hydrated when the page is first used. */
const PageEnd = import.meta.env.SSR
  ? (await import('./PageEnd.tsx')).PageEnd
  : lazy(async () => ({ default: (await loadOnFirstUse(() => import('./PageEnd.tsx'))).PageEnd }));

/** Loaded only for the few visits with an unseen order. */
const UnseenOrderAlert = import.meta.env.SSR
  ? (await import('../features/order/UnseenOrderAlert.tsx')).UnseenOrderAlert
  : lazy(async () => ({ default: (await import('../features/order/UnseenOrderAlert.tsx')).UnseenOrderAlert }));

/** The frame of the shop: header, screen, footer. It also renders if its data are missing. */
export function ShopLayout() {
  const { failed } = useLoaderData<ScreenState>();
  const { data, previousData } = useQuery(LayoutDocument, { ssr: !failed });
  const shown = data ?? previousData;
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <CartDrawerProvider>
      <SkipLink />
      <Header freeShippingFrom={shown?.cart.freeShippingThreshold ?? null} />
      {shown?.unseenOrder ? (
        <Suspense>
          <UnseenOrderAlert key={shown.unseenOrder.number} number={shown.unseenOrder.number} />
        </Suspense>
      ) : null}
      <styled.main id="main" ref={main} tabIndex={-1} outline="none" minHeight="70vh">
        <Outlet context={shown?.shopInfo.heroSeason} />
      </styled.main>
      <Suspense>
        <PageEnd />
      </Suspense>
      <ScrollRestoration />
    </CartDrawerProvider>
  );
}

/** Focuses the content after a navigation, so that screen readers start at the new page. */
function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  // A layout effect runs before the screen's own effects, so that one which focuses an anchor wins.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

function SkipLink() {
  return (
    <styled.a
      href="#main"
      position="absolute"
      top="2"
      insetInlineStart="2"
      zIndex="toast"
      px="4"
      py="2"
      bg="gray.800"
      color="white"
      borderRadius="md"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      <FormattedMessage id="layout.skip" />
    </styled.a>
  );
}
