import { letIn } from './access.ts';
import type { FurtherScreenRoute } from './screen-route.ts';

const lists = import.meta.glob<readonly FurtherScreenRoute[]>('../features/*/*.further-routes.ts', {
  eager: true,
  import: 'routes',
});

/**
 * Screens that visits seldom need, among them all of the account. The browser loads this list, and the check of who may
 * see what, when somebody first goes to a page which is not among the common ones.
 */
export const FURTHER_SCREENS: readonly FurtherScreenRoute[] = Object.values(lists)
  .flat()
  .map((route) => ({ ...route, load: async () => letIn(route.access, await route.load()) }));
