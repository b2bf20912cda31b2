import type { ApolloClient } from '@apollo/client';
import { type RouteObject, data as responseOf } from 'react-router';
import { LayoutDocument } from './layout/layout-query.ts';
import { ShopLayout } from './layout/ShopLayout.tsx';
import { loadScreenMessages } from './messages.ts';
import { RouteErrorPage } from './RouteErrorPage.tsx';
import { createScreenContext } from './screen.ts';
import { featuresOf, type ScreenRoute } from './screen-route.ts';

const lists = import.meta.glob<readonly ScreenRoute[]>('../features/*/*.routes.ts', { eager: true, import: 'routes' });
const screens: readonly ScreenRoute[] = Object.values(lists).flat();

/** Patterns of the pages that search engines should find. */
export const LISTED_PATHS: readonly string[] = screens.filter(({ listed }) => listed).map(({ path }) => path);

/** `handle` of a screen's route object. */
export interface ScreenHandle extends Pick<ScreenRoute, 'source' | 'listed'> {
  /** Features whose own texts it shows. */
  readonly features: readonly string[];
}

/** The storefront's routes. Their loaders read through `client`; on the server they wait for the answer. */
export function createRoutes(client: ApolloClient, { onServer }: { onServer: boolean }): RouteObject[] {
  const routesOf = (frame: ScreenRoute['frame']) =>
    screens.filter((screen) => screen.frame === frame).map((screen) => routeOf(screen, client, onServer));
  return [
    {
      ErrorBoundary: RouteErrorPage,
      children: [
        {
          id: 'shop',
          Component: ShopLayout,
          loader: ({ request, params }) =>
            createScreenContext(client, onServer, request, params).preload(LayoutDocument, {}),
          shouldRevalidate: () => false,
          children: [
            {
              ErrorBoundary: RouteErrorPage,
              children: [
                ...routesOf('shop'),
                {
                  path: '*',
                  loader: () => responseOf({ failed: false }, { status: 404 }),
                  lazy: async () => ({ Component: (await import('./NotFoundPage.tsx')).NotFoundPage }),
                },
              ],
            },
          ],
        },
        ...routesOf('bare'),
      ],
    },
  ];
}

function routeOf(screen: ScreenRoute, client: ApolloClient, onServer: boolean): RouteObject {
  const features = featuresOf(screen);
  const handle: ScreenHandle = { source: screen.source, listed: screen.listed, features };
  return {
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
