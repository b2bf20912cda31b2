import type { NormalizedCacheObject } from '@apollo/client';
import { isCheckoutPath } from '@eunbit/schema/checkout-path';
import type { Language, Market } from '@eunbit/schema/market';
import type { Openings } from '@eunbit/schema/openings';
import type { PostedForm } from '@eunbit/schema/posted-form';
import { createApolloClient, type Execute } from '@eunbit/ui/apollo-client';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { AppProviders } from './app/AppProviders.tsx';
import { loadMessages } from './app/messages.ts';
import type { ScreenHandle } from './app/screen-route.ts';
import { possibleTypes } from './gql/possible-types.ts';
import { renderCartInto } from './layout/cart-in-page.tsx';
import { LAZY_SCREENS } from './lazy-routes.ts';
import { COMMON_SCREENS, createRoutes } from './routes.tsx';
import { type Assets, readAssets } from './server/assets.ts';
import { renderDocument } from './server/document.ts';
import { SOURCE_ASSETS } from './server/source-assets.ts';
import { type FormResult, preloadPosted, type SubmitRequest, submitForm } from './server/submit-form.ts';

export interface RenderRequest {
  /** Path and query of the page. */
  readonly url: string;
  readonly market: Market;
  readonly language: Language;
  readonly openings: Openings;
  /** Token of the visitor's cart; null if there is none. */
  readonly cartToken: string | null;
  /** Origin of the shop as visitors see it. */
  readonly publicUrl: string;
  /** Runs an operation of this visitor in process. */
  readonly execute: Execute;
  /** Result of the form that led to this page; null if no form did. */
  readonly posted: PostedForm | null;
}

export interface RenderedPage {
  readonly status: number;
  /** Target of a redirect, set with a 3xx status; `html` is empty then. */
  readonly redirect?: string;
  readonly html: string;
  /** The same for every visitor of the store without session and cart, and meant for search engines. */
  readonly listed: boolean;
  /** Holds personal data: no cache may keep it. */
  readonly personal: boolean;
}

export interface Renderer {
  render(request: RenderRequest): Promise<RenderedPage>;
  /** Runs the mutation of a form as its sender. */
  submitForm(request: SubmitRequest): Promise<FormResult>;
  /**
   * Renders the visitor's cart into a listed page that was rendered without session and cart, for a tenth of the work of
   * rendering the page. Null if more than the cart differs, so that the page has to be rendered.
   */
  renderCartInto(html: string, request: Pick<RenderRequest, 'execute'>): Promise<string | null>;
  /** Patterns of the pages that search engines should index. */
  readonly listedPaths: readonly string[];
}

interface RendererOptions {
  /** Directory of the browser build with its manifest; null if a development server serves the sources. */
  readonly clientDirectory: string | null;
  /** Origin from which pages load the built files; null for the shop's own. */
  readonly assetBase: string | null;
}

/** Renders the storefront's pages. */
export function createRenderer({ clientDirectory, assetBase }: RendererOptions): Renderer {
  const assets = clientDirectory === null ? SOURCE_ASSETS : readAssets(clientDirectory, assetBase ?? '');
  const listed = [...COMMON_SCREENS, ...LAZY_SCREENS].filter((screen) => screen.listed);
  return {
    render: (request) => renderPage(request, assets),
    submitForm,
    renderCartInto,
    listedPaths: listed.map(({ path }) => path),
  };
}

async function renderPage(request: RenderRequest, assets: Assets): Promise<RenderedPage> {
  const publicUrl = request.publicUrl.replace(/\/$/, '');
  const { client } = createApolloClient({
    uri: '',
    headers: () => ({}),
    possibleTypes,
    executeOnServer: request.execute,
  });
  const handler = createStaticHandler(createRoutes(client, { onServer: true, lazyScreens: LAZY_SCREENS }));
  const [context, messages] = await Promise.all([
    handler.query(new Request(new URL(request.url, publicUrl))),
    loadMessages(request.language),
    preloadPosted(client, request.posted),
  ]);
  if (context instanceof Response) {
    return {
      status: context.status,
      redirect: context.headers.get('location') ?? '/',
      html: '',
      listed: false,
      personal: true,
    };
  }
  const settings = { market: request.market, language: request.language };
  const { openings } = request;
  const markup = renderToString(
    <AppProviders
      client={client}
      live={null}
      requestSettings={settings}
      messages={messages}
      publicUrl={publicUrl}
      openings={openings}
      posted={request.posted}
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
    openings,
    apollo: client.cache.extract() as NormalizedCacheObject,
    router: toHydrationState(context),
    posted: request.posted,
  };
  const handles = getHandles(context);
  const scripts = assets.forPage(request.language, handles);
  return {
    status: context.statusCode,
    html: renderDocument({
      markup,
      stylesheet: assets.stylesheet,
      state,
      scripts,
      isCheckout: isCheckoutPath(request.url),
    }),
    listed: handles.length > 0 && handles.every(({ listed }) => listed),
    personal: handles.some(({ access }) => access === 'member'),
  };
}

function getHandles(context: StaticHandlerContext): ScreenHandle[] {
  return context.matches.flatMap(({ route }) => (route.handle ? [route.handle as ScreenHandle] : []));
}

function toHydrationState({ loaderData, actionData, errors }: StaticHandlerContext) {
  // An error object does not survive JSON; the browser shows the same error page for any value.
  const known = errors && Object.fromEntries(Object.keys(errors).map((id) => [id, { failed: true }]));
  return { loaderData, actionData, errors: known };
}
