import type { NormalizedCacheObject } from '@apollo/client';
import type { Language, Market } from '@eunbit/schema/market';
import { createApolloClient, type Execute } from '@eunbit/ui/apollo-client';
import { createStyleCache } from '@eunbit/ui/style-cache';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { AppProviders } from './app/AppProviders.tsx';
import { loadMessages } from './app/messages.ts';
import { createRoutes, type ScreenHandle } from './app/routes.tsx';
import { type Assets, readAssets } from './server/assets.ts';
import { documentOf } from './server/document.ts';

export interface RenderRequest {
  /** Path and query of the page. */
  readonly url: string;
  readonly market: Market;
  readonly language: Language;
  /** Token of the visitor's cart; null where none is known. */
  readonly basketToken: string | null;
  /** Of the content security policy, for this answer. */
  readonly nonce: string;
  /** Origin of the shop as visitors see it. */
  readonly publicUrl: string;
  /** Runs an operation of this visitor in process. */
  readonly execute: Execute;
}

export interface RenderedPage {
  readonly status: number;
  /** Set with a 3xx status: where to go instead; `html` is empty then. */
  readonly redirect?: string;
  readonly html: string;
}

export interface Renderer {
  render(request: RenderRequest): Promise<RenderedPage>;
}

/** Renders the storefront's pages; `clientDirectory` holds the browser build with its manifest. */
export function createRenderer({ clientDirectory }: { clientDirectory: string }): Renderer {
  const assets = readAssets(clientDirectory);
  return { render: (request) => renderPage(request, assets) };
}

async function renderPage(request: RenderRequest, assets: Assets): Promise<RenderedPage> {
  const publicUrl = request.publicUrl.replace(/\/$/, '');
  const { client } = createApolloClient({ uri: '', headers: () => ({}), executeOnServer: request.execute });
  const handler = createStaticHandler(createRoutes(client, { onServer: true }));
  const [context, messages] = await Promise.all([
    handler.query(new Request(new URL(request.url, publicUrl))),
    loadMessages(request.language),
  ]);
  if (context instanceof Response) {
    return { status: context.status, redirect: context.headers.get('location') ?? '/', html: '' };
  }
  const styles = createStyleCache();
  const settings = { market: request.market, language: request.language };
  const markup = renderToString(
    <AppProviders
      client={client}
      live={null}
      styles={styles}
      requestSettings={settings}
      messages={messages}
      publicUrl={publicUrl}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppProviders>,
  );
  const state = {
    settings,
    publicUrl,
    apollo: client.cache.extract() as NormalizedCacheObject,
    router: hydrationOf(context),
  };
  const scripts = assets.forPage(request.language, sourcesOf(context));
  return { status: context.statusCode, html: documentOf({ markup, styles, state, scripts, nonce: request.nonce }) };
}

function sourcesOf(context: StaticHandlerContext): string[] {
  return context.matches.flatMap(({ route }) => {
    const handle = route.handle as ScreenHandle | undefined;
    return handle ? [handle.source] : [];
  });
}

function hydrationOf({ loaderData, actionData, errors }: StaticHandlerContext) {
  // An error object does not survive JSON; the browser shows the same error page for any value.
  const known = errors && Object.fromEntries(Object.keys(errors).map((id) => [id, { failed: true }]));
  return { loaderData, actionData, errors: known };
}
