import { cartFormReturnPath, readCartFormOutcome } from '@eunbit/schema/cart-form';
import { isCheckoutPath } from '@eunbit/schema/checkout-path';
import type { Market } from '@eunbit/schema/market';
import { readStoreAddress, type StoreChoice, storeAddress } from '@eunbit/schema/store-address';
import { COOKIE } from '@eunbit/schema/wire';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER_SECONDS } from '../common/database-away.ts';
import type { ReleaseService } from '../modules/release/index.ts';
import { inSpan } from '../telemetry/tracing.ts';
import { registerBuiltFiles } from './built-files.ts';
import { checkoutPolicy, officePolicy, shopPolicy } from './content-security-policy.ts';
import type { FormHandler } from './forms.ts';
import { expandPaths, isListedPath, parseProductSlug, toPagePattern } from './listed-paths.ts';
import { createPageCache, isShared, type RenderedPage, type SharedPage } from './page-cache.ts';
import { createPageForms, takeAnswer } from './page-forms.ts';
import type { PageSource, PageVisitor, Renderer } from './page-source.ts';
import { permissionsPolicy } from './permissions-policy.ts';
import { registerPostcodePage } from './postcode-page.ts';
import { setRequestIdHeader } from './request-ids.ts';
import { registerSiteFiles } from './site-files.ts';

export interface PageOptions {
  readonly source: PageSource;
  readonly publicUrl: () => string;
  /** The stores that are open. */
  readonly stores: readonly Market[];
  /** Origin of the sandbox at which the checkout confirms cards; null for Stripe itself. */
  readonly paymentSandbox: string | null;
  /** Dedicated origin of the Korean postcode search page; null if it has none. */
  readonly postcodeOrigin: string | null;
  /** Origin that pages load hashed files from; null for the shop's own. */
  readonly assetBase: string | null;
  /** Has the files of other builds. */
  readonly releases: Pick<ReleaseService, 'loadFile'>;
  /** `choice` is the store and language in the URL, which override cookies. */
  readonly getVisitor: (request: FastifyRequest, choice: Partial<StoreChoice>) => Promise<PageVisitor>;
  /** The same for a form that changes data: cookies are set on the reply. */
  readonly getSender: (
    request: FastifyRequest,
    reply: FastifyReply,
    choice: Partial<StoreChoice>,
  ) => Promise<PageVisitor>;
  /** Incremented by every change of what public pages show; null while changes may go unseen. */
  readonly pageVersion: () => number | null;
  readonly productSlugs: (market: Market) => Promise<readonly string[]>;
  /** Resolves a current or former slug to the product's current slug; null if it is unknown. */
  readonly presentSlug: (market: Market, slug: string) => Promise<string | null>;
}

const CHOICE_SECONDS = 31_536_000;

/**
 * Serves the storefront, rendered per request, and the built files of both clients. Returns the handler of the forms on its
 * pages.
 */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<FormHandler> {
  const { source, paymentSandbox, postcodeOrigin, assetBase } = options;
  await app.register(compress, {
    customTypes: /^(text\/(html|css|javascript)|application\/javascript|image\/svg\+xml)/,
    threshold: 1024,
  });
  if (source.builtFiles) {
    await registerBuiltFiles(app, source.builtFiles, {
      officePolicy: () => officePolicy({ publicUrl: options.publicUrl(), assetBase }),
      assetBase,
      releases: options.releases,
    });
  }

  const { publicUrl } = options;
  registerPostcodePage(app, { script: source.postcodeScript, publicUrl, postcodeOrigin, assetBase });
  registerSiteFiles(app, {
    publicUrl: options.publicUrl,
    stores: options.stores,
    listedPaths: async (market) =>
      expandPaths((await source.loadRenderer()).listedPaths, await options.productSlugs(market)),
  });

  // Pages from sources are never cached: sources change without a version.
  const cache = createPageCache(source.builtFiles ? options.pageVersion : () => null);
  app.get('/*', async (request, reply) => {
    const { path, choice } = readStoreAddress(request.url);
    const visitor = await options.getVisitor(request, choice);
    const { market, language } = visitor;
    if (choice.market && !options.stores.includes(choice.market)) {
      // Temporary: the store may open again.
      return reply.redirect(storeAddress(path, { market, language }), 302);
    }
    rememberChoice(reply, choice);
    if (hasLostCart(path, visitor)) {
      return reply.redirect(cartFormReturnPath(path, { code: 'COOKIES_NEEDED', maximumQuantity: null }), 302);
    }
    const posted = takeAnswer(request, reply);
    const slug = parseProductSlug(path.split('?')[0] ?? '');
    const present = slug === null ? null : await options.presentSlug(market, slug);
    if (present !== null && present !== slug) {
      const moved = request.url.replace(`/product/${slug}`, `/product/${present}`);
      // Revalidated every time, since a former slug may be used again.
      return reply.header('cache-control', 'no-cache').redirect(moved, 301);
    }
    const renderer = await source.loadRenderer();
    const attributes = {
      'eunbit.page': toPagePattern(path, renderer.listedPaths),
      'eunbit.market': market,
      'eunbit.language': language,
    };
    const render = (whose: PageVisitor) =>
      inSpan('render page', { attributes }, () =>
        renderer.render({ ...whose, url: path, publicUrl: options.publicUrl(), posted }),
      );
    const readShared = () =>
      cache.read(`${market} ${language} ${path}`, async () => render(await visitor.withoutCart()));
    const mayBeShared =
      visitor.isGuest && posted === null && isListedPath(path, renderer.listedPaths, (named) => named === present);
    let page: RenderedPage | SharedPage | null = null;
    if (mayBeShared) page = visitor.cartToken ? await fill(renderer, await readShared(), visitor) : await readShared();
    page ??= await render(visitor);
    return send(request, reply, path, posted ? { ...page, personal: true } : page);
  });

  return createPageForms({
    loadRenderer: source.loadRenderer,
    publicUrl,
    getSender: options.getSender,
    send: (request, reply, path, page) => send(request, reply, path, { ...page, personal: true }),
    rememberChoice,
  });

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    page: RenderedPage | SharedPage,
  ): FastifyReply {
    setRequestIdHeader(reply);
    // With `no-referrer`, browsers send `Origin: null` with forms, and the same-origin check would reject them.
    reply.header('referrer-policy', 'same-origin');
    // Market, language and cart depend on cookies, so no shared cache may store the page.
    reply.header('cache-control', page.personal ? 'private, no-store' : 'private, no-cache');
    if (page.redirect) return reply.redirect(page.redirect, page.status);
    const origins = { publicUrl: options.publicUrl(), postcodeOrigin, assetBase };
    if (isCheckoutPath(path)) {
      reply.header('content-security-policy', checkoutPolicy({ ...origins, sandboxOrigin: paymentSandbox }));
      // Link and wallets open windows that report back to the page.
      reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
      reply.header('permissions-policy', permissionsPolicy({ payment: true }));
    } else {
      reply.header('content-security-policy', shopPolicy(origins));
    }
    reply.code(page.status).type('text/html; charset=utf-8');
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (!page.listed) reply.header('x-robots-tag', 'noindex');
    return isShared(page) ? sendShared(request, reply, page) : reply.send(page.html);
  }
}

/** Whether the page should report an item added to the cart, but the browser did not store the cart's cookie. */
function hasLostCart(path: string, { isGuest, cartToken }: PageVisitor): boolean {
  const outcome = readCartFormOutcome(path.split('?')[1] ?? '');
  return isGuest && cartToken === null && (outcome?.code === 'ADDED' || outcome?.code === 'QUANTITY_CAPPED');
}

/** Fills the shared page of all guests with a guest's cart; null if the page has to be rendered. */
async function fill(renderer: Renderer, shared: RenderedPage, visitor: PageVisitor): Promise<RenderedPage | null> {
  const { status, redirect, listed, personal } = shared;
  if (status !== 200 || redirect || !listed) return null;
  const html = await inSpan('render cart into page', {}, () => renderer.renderCartInto(shared.html, visitor));
  return html === null ? null : { status, listed, personal, html };
}

/** Sends a cached page in the best encoding that the browser accepts, or 304. */
function sendShared(request: FastifyRequest, reply: FastifyReply, page: SharedPage) {
  reply.header('etag', page.etag).header('vary', 'accept-encoding, cookie');
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (!encoding) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(page.encoded[encoding]);
}

/** Stores the store and language in the URL as cookies, for the rest of the visit. */
function rememberChoice(reply: FastifyReply, choice: Partial<StoreChoice>): void {
  const cookie = { path: '/', sameSite: 'lax', maxAge: CHOICE_SECONDS } as const;
  if (choice.market) reply.setCookie(COOKIE.market, choice.market, cookie);
  if (choice.language) reply.setCookie(COOKIE.language, choice.language, cookie);
}
