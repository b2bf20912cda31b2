import { HEADER, STORAGE } from '@eunbit/schema/wire';
import { createApolloClient } from '@eunbit/ui/apollo-client';
import { createStyleCache } from '@eunbit/ui/style-cache';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AppProviders } from './app/AppProviders.tsx';
import { loadMessages } from './app/messages.ts';
import { PAGE_STATE_ID, type PageState } from './app/page-state.ts';
import { createRoutes } from './app/routes.tsx';
import type { Settings } from './app/settings.tsx';

const stateElement = document.getElementById(PAGE_STATE_ID);
const rootElement = document.getElementById('root');

/** Hydration needs the same code that the server rendered with, so the page's own chunk comes first. */
async function loadMatchedScreens(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

function headersOf({ market, language }: Settings): Record<string, string> {
  const basket = localStorage.getItem(STORAGE.basket);
  return {
    [HEADER.market]: market,
    [HEADER.language]: language,
    ...(basket ? { [HEADER.basket]: basket } : {}),
  };
}

async function start(root: HTMLElement, { settings, publicUrl, apollo, router: hydrationData }: PageState) {
  const { client, live } = createApolloClient({
    uri: '/graphql',
    webSocketUrl: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    initialState: apollo,
    headers: () => headersOf(settings),
  });
  const routes = createRoutes(client, { onServer: false });
  const [messages] = await Promise.all([loadMessages(settings.language), loadMatchedScreens(routes)]);
  const router = createBrowserRouter(routes, { hydrationData });
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  hydrateRoot(
    root,
    <AppProviders
      client={client}
      live={live}
      styles={createStyleCache(nonce)}
      requestSettings={settings}
      messages={messages}
      publicUrl={publicUrl}
    >
      <RouterProvider router={router} />
    </AppProviders>,
  );
}

if (rootElement && stateElement?.textContent) {
  void start(rootElement, JSON.parse(stateElement.textContent) as PageState);
}
