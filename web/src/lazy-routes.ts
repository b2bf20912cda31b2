import type { ApolloClient } from '@apollo/client';
import { guardRoute } from './app/access.ts';
import { handleSignedOut } from './app/handle-signed-out.ts';
import type { FurtherScreenRoute } from './app/screen-route.ts';

const lists = import.meta.glob<readonly FurtherScreenRoute[]>('./features/*/*.lazy-routes.ts', {
  eager: true,
  import: 'routes',
});

/**
 * Screens that few visits need, among them all of the account. The browser loads this list, with the access checks,
 * when somebody first goes to a page that is not among the common ones.
 */
export const FURTHER_SCREENS: readonly FurtherScreenRoute[] = Object.values(lists)
  .flat()
  .map((route) => ({ ...route, load: async () => guardRoute(route.access, await route.load()) }));

/** The same for a browser, which from now on handles the end of a session. */
export function openFurtherScreens(client: ApolloClient): readonly FurtherScreenRoute[] {
  handleSignedOut(client);
  return FURTHER_SCREENS;
}
