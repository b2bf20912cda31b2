import type { ApolloClient } from '@apollo/client';
import { guardRoute } from './app/access.ts';
import { handleSignedOut } from './app/handle-signed-out.ts';
import type { LazyScreenRoute } from './app/screen-route.ts';

const lists = import.meta.glob<readonly LazyScreenRoute[]>('./features/*/*.lazy-routes.ts', {
  eager: true,
  import: 'routes',
});

/**
 * Screens that few visits need, among them all of the account. The browser loads this list, with the access checks, when a page
 * is opened that is not among the common ones.
 */
export const LAZY_SCREENS: readonly LazyScreenRoute[] = Object.values(lists)
  .flat()
  .map((route) => ({ ...route, load: async () => guardRoute(route.access, await route.load()) }));

/** The same screens for a browser, which also handles the end of a session from now on. */
export function openLazyScreens(client: ApolloClient): readonly LazyScreenRoute[] {
  handleSignedOut(client);
  return LAZY_SCREENS;
}
