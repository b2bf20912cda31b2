import type { ApolloClient } from '@apollo/client';
import { type RouteObject, data as responseOf } from 'react-router';
import { loadScreenMessages } from './app/messages.ts';
import { RouteErrorPage } from './app/RouteErrorPage.tsx';
import { createScreenContext } from './app/screen.ts';
import { getTextFeatures, type LazyScreenRoute, type ScreenHandle, type ScreenRoute } from './app/screen-route.ts';
import { LayoutDocument } from './layout/layout-query.ts';
import { ShopLayout } from './layout/ShopLayout.tsx';
import { MenuDocument } from './layout/use-menu-products.ts';

const lists = import.meta.glob<readonly ScreenRoute[]>('./features/*/*.routes.ts', { eager: true, import: 'routes' });
export const COMMON_SCREENS: readonly ScreenRoute[] = Object.values(lists).flat();

/** Ids of the parent routes by frame. */
const FRAME_ID = { shop: 'pages', bare: 'root' } as const;

export interface RouteOptions {
  readonly onServer: boolean;
  /** Further screens that are known from the start. */
  readonly lazyScreens?: readonly LazyScreenRoute[];
}

/** The routes of the storefront. Loaders read through `client`; on the server they wait for the response. */
export function createRoutes(client: ApolloClient, { onServer, lazyScreens = [] }: RouteOptions): RouteObject[] {
  const screens = [...COMMON_SCREENS, ...lazyScreens];
  const toRouteObjects = (frame: ScreenRoute['frame']) =>
    screens.filter((screen) => screen.frame === frame).map((screen) => toRouteObject(screen, client, onServer));
  return [
    {
      id: FRAME_ID.bare,
      ErrorBoundary: RouteErrorPage,
      children: [
        {
          id: 'shop',
          Component: ShopLayout,
          loader: async ({ request, params }) => {
            const { preload } = createScreenContext(client, onServer, request, params);
            const [frame] = await Promise.all([preload(LayoutDocument, {}), preload(MenuDocument, {})]);
            return frame;
          },
          shouldRevalidate: () => false,
          children: [
            {
              id: FRAME_ID.shop,
              ErrorBoundary: RouteErrorPage,
              children: [
                ...toRouteObjects('shop'),
                {
                  id: '*',
                  path: '*',
                  loader: () => responseOf({ failed: false }, { status: 404 }),
                  lazy: async () => ({ Component: (await import('./components/NotFoundPage.tsx')).NotFoundPage }),
                },
              ],
            },
          ],
        },
        ...toRouteObjects('bare'),
      ],
    },
  ];
}

/** Adds screens to a running router. */
export function addRoutes(
  client: ApolloClient,
  screens: readonly LazyScreenRoute[],
  patch: (id: string, children: RouteObject[]) => void,
): void {
  for (const screen of screens) patch(FRAME_ID[screen.frame], [toRouteObject(screen, client, false)]);
}

function toRouteObject(screen: ScreenRoute | LazyScreenRoute, client: ApolloClient, onServer: boolean): RouteObject {
  const features = getTextFeatures(screen);
  const access = 'access' in screen ? screen.access : null;
  const handle: ScreenHandle = { source: screen.source, listed: screen.listed, features, access };
  return {
    // Not the index, since the server knows more routes than the browser.
    id: screen.path,
    path: screen.path,
    handle,
    lazy: async () => {
      const [{ Component, loader }] = await Promise.all([screen.load(), loadScreenMessages(features)]);
      if (!loader) return { Component };
      return {
        Component,
        loader: ({ request, params }) => loader(createScreenContext(client, onServer, request, params)),
      };
    },
  };
}
