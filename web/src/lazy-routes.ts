import type { ApolloClient } from '@apollo/client';
import { guardRoute } from './app/access.ts';
import { handleSignedOut } from './app/handle-signed-out.ts';
import type { FurtherScreenRoute } from './app/screen-route.ts';

const lists = import.meta.glob<readonly FurtherScreenRoute[]>('./features/*/*.lazy-routes.ts', {
  eager: true,
  import: 'routes',
});

/**
 * Screens that visits seldom need, among them all of the account. The browser loads this list, and the check of who may
 * see what, when somebody first goes to a page which is not among the common ones.
 */
export const FURTHER_SCREENS: readonly FurtherScreenRoute[] = Object.values(lists)
  .flat()
  .map((route) => ({ ...route, load: async () => guardRoute(route.access, await route.load()) }));

/** The same for a browser, which has to notice from now on when a session ends. */
export function openFurtherScreens(client: ApolloClient): readonly FurtherScreenRoute[] {
  handleSignedOut(client);
  return FURTHER_SCREENS;
}
