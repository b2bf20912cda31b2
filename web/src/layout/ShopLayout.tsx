import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router';
import type { ScreenState } from '../app/screen.ts';
import { firstUse } from '../browser/first-use.ts';
import { CartDrawerProvider } from '../features/cart/drawer/CartDrawer.tsx';
import { Header } from './Header.tsx';
import { LayoutDocument } from './layout-query.ts';

/** Seen at once as the server rendered it, but nothing in it is needed before somebody has done something. */
const PageEnd = import.meta.env.SSR
  ? (await import('./PageEnd.tsx')).PageEnd
  : lazy(() => firstUse.then(async () => ({ default: (await import('./PageEnd.tsx')).PageEnd })));

/** Few visits have one. */
const UnseenOrderAlert = import.meta.env.SSR
  ? (await import('../features/order/success/UnseenOrderAlert.tsx')).UnseenOrderAlert
  : lazy(async () => ({ default: (await import('../features/order/success/UnseenOrderAlert.tsx')).UnseenOrderAlert }));

/** The shop's frame: header, the screen, footer. Without its data it shows what it can. */
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
      <chakra.main id="main" ref={main} tabIndex={-1} outline="none" minHeight="70vh">
        <Outlet />
      </chakra.main>
      <Suspense>
        <PageEnd />
      </Suspense>
      <ScrollRestoration />
    </CartDrawerProvider>
  );
}

/** A new page is read from its start, also by those who do not see that it changed. */
function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  // Before the screen's own effects, so that one which leads to a place in the page has the last word.
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

function SkipLink() {
  return (
    <chakra.a
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
    </chakra.a>
  );
}
