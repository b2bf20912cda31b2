import type { ApolloClient } from '@apollo/client';
import { readStoreAddress } from '@eunbit/schema/store-address';
import { HEADER } from '@eunbit/schema/wire';
import { createApolloClient } from '@eunbit/ui/apollo-client';
import { describePageBy, prepareReporter } from '@eunbit/ui/browser-errors';
import { handleUpdates } from '@eunbit/ui/missing-chunk';
import { REACT_ERROR_HANDLERS } from '@eunbit/ui/react-errors';
import { toRoutePattern } from '@eunbit/ui/route-pattern';
import { onSessionChange } from '@eunbit/ui/session-change';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FormattedMessage } from 'react-intl';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppProviders } from './app/AppProviders.tsx';
import { loadMessages } from './app/messages.ts';
import { PAGE_STATE_ID, type PageState } from './app/page-state.ts';
import { recordLanguageChosen, type Settings } from './app/settings.tsx';
import { pause } from './browser/pause.ts';
import { showToast } from './elements/toast-store.ts';
import { possibleTypes } from './gql/possible-types.ts';
import { LayoutDocument } from './layout/layout-query.ts';
import { addRoutes, createRoutes } from './routes.tsx';

const stateElement = document.getElementById(PAGE_STATE_ID);
const rootElement = document.getElementById('root');

/** Hydration needs the code that the server rendered with, so the chunk of the page comes first. */
async function loadMatchedScreens(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

const loadLazyScreens = async (client: ApolloClient) => (await import('./lazy-routes.ts')).openLazyScreens(client);

/** Whether the page belongs to none of the common screens. */
function isLazy(routes: RouteObject[], path: string): boolean {
  return matchRoutes(routes, path)?.at(-1)?.route.path === '*';
}

function buildHeaders({ market, language }: Settings): Record<string, string> {
  return { [HEADER.market]: market, [HEADER.language]: language };
}

/**
 * Removes the choice of store and form result from the address. The server has stored the choice in cookies; left in the address
 * it would override later choices. The result of a form is in the page's state, and must not be shown again.
 */
function forgetStoreOfAddress(): void {
  const { pathname, search, hash } = location;
  const { path, choice } = readStoreAddress(pathname + search + hash);
  if (choice.language) recordLanguageChosen();
  if (path !== pathname + search + hash) history.replaceState(history.state, '', path);
}

async function start(root: HTMLElement, state: PageState) {
  const { settings, publicUrl, openings, apollo, router: hydrationData, posted } = state;
  // Not needed for hydration, and the page works without it; loaded early so that early input is replayed sooner.
  const afterHydration = import('./after-hydration.tsx').catch(() => null);
  // Pauses keep the page responsive while it is hydrated.
  await pause();
  const { client, live } = createApolloClient({
    uri: '/graphql',
    webSocketUrl: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    possibleTypes,
    initialState: apollo,
    headers: () => buildHeaders(settings),
  });
  await pause();
  const common = createRoutes(client, { onServer: false });
  let knowsAll = isLazy(common, location.pathname);
  const routes = knowsAll
    ? createRoutes(client, { onServer: false, lazyScreens: await loadLazyScreens(client) })
    : common;
  const [messages] = await Promise.all([loadMessages(settings.language), loadMatchedScreens(routes)]);
  const router = createBrowserRouter(routes, {
    hydrationData,
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      if (knowsAll || !isLazy(common, path)) return;
      const lazyScreens = await loadLazyScreens(client);
      if (knowsAll || signal.aborted) return;
      knowsAll = true;
      addRoutes(client, lazyScreens, patch);
    },
  });
  handleUpdates({
    getDestination: () => router.state.navigation.location && router.createHref(router.state.navigation.location),
    offerReload,
  });
  describePageBy(() => ({ route: toRoutePattern(router.state), market: settings.market }));
  await pause();
  // The first document costs the client by far the most, and hydration cannot pause within a component.
  client.watchQuery({ query: LayoutDocument, fetchPolicy: 'standby' });
  await pause();
  // In a transition React yields to taps and scrolling instead of blocking the page until it is hydrated.
  startTransition(() => {
    hydrateRoot(
      root,
      <AppProviders
        client={client}
        live={live}
        requestSettings={settings}
        messages={messages}
        publicUrl={publicUrl}
        openings={openings}
        posted={posted}
      >
        <RouterProvider router={router} />
      </AppProviders>,
      REACT_ERROR_HANDLERS,
    );
  });
  void afterHydration.then((part) => part?.followPage(router, client, settings));
  setTimeout(prepareReporter, REPORT_AFTER_MS);
}

function offerReload(reload: () => void): void {
  showToast({
    tone: 'error',
    topic: 'missing code',
    content: <FormattedMessage id="update.offer" />,
    action: { label: <FormattedMessage id="update.reload" />, run: reload },
  });
}

/** Delay in milliseconds, so that everything a visitor waits for comes first. Nothing on the page depends on it. */
const REPORT_AFTER_MS = 1000;

// A tab shows the data of the visitor who was signed in when it was loaded, the cart included.
onSessionChange(() => location.reload());
if (rootElement && stateElement?.textContent) {
  forgetStoreOfAddress();
  void start(rootElement, JSON.parse(stateElement.textContent) as PageState);
}
