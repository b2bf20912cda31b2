import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language, Market } from '@eunbit/schema/market';
import { readStoreAddress, type StoreChoice } from '@eunbit/schema/store-address';
import { COOKIE } from '@eunbit/schema/wire';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { Operation } from './graphql.ts';
import { expandPaths, isListedPath, parseProductSlug } from './listed-paths.ts';
import { createPageCache, isShared, type RenderedPage, type SharedPage } from './page-cache.ts';
import { registerPostcodePage } from './postcode-page.ts';
import { registerSiteFiles } from './site-files.ts';

/** The part of the storefront's server build that the server uses. */
interface Renderer {
  render(request: {
    readonly url: string;
    readonly market: Market;
    readonly language: Language;
    readonly cartToken: string | null;
    readonly publicUrl: string;
    readonly execute: PageVisitor['execute'];
  }): Promise<RenderedPage>;
  /** Path patterns of the pages that search engines should index. */
  readonly listedPaths: readonly string[];
}

/** The visitor for whom a page is rendered, with the function that runs its queries. */
export interface PageVisitor extends StoreChoice {
  readonly cartToken: string | null;
  /** Whether only store and language distinguish this visitor: no session, cart or unfinished sign-up. */
  readonly isAnonymous: boolean;
  readonly execute: (operation: Operation) => Promise<{ data?: unknown; errors?: readonly unknown[] }>;
}

export interface PageOptions {
  /** Folder that contains `web/dist` and `admin/dist`. */
  readonly root: string;
  readonly publicUrl: () => string;
  /** Origin besides Stripe at which pages confirm cards; null without a sandbox. */
  readonly paymentOrigin: string | null;
  /** Dedicated origin of the Korean postcode search page; null if it has none. */
  readonly postcodeOrigin: string | null;
  /** `choice` is the store and language in the URL, which override cookies. */
  readonly getVisitor: (request: FastifyRequest, choice: Partial<StoreChoice>) => Promise<PageVisitor>;
  /** Incremented by every change of what public pages show; null while changes may go unseen. */
  readonly pageVersion: () => number | null;
  readonly productSlugs: (market: Market) => Promise<readonly string[]>;
  /** Resolves a current or former slug to the product's current slug; null if it is unknown. */
  readonly presentSlug: (market: Market, slug: string) => Promise<string | null>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const CHOICE_SECONDS = 31_536_000;

/** Serves the storefront, rendered per request, and the back office, whose single document is the same for everyone. */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const client = join(options.root, 'web/dist/client');
  const office = join(options.root, 'admin/dist');
  const entry = join(options.root, 'web/dist/server/entry-server.js');
  if (!existsSync(entry) || !existsSync(office)) throw new Error('the pages are not built: `npm start` builds them');
  const { createRenderer } = (await import(pathToFileURL(entry).href)) as {
    createRenderer(options: { clientDirectory: string }): Renderer;
  };
  const renderer = createRenderer({ clientDirectory: client });
  const officeDocument = await readFile(join(office, 'index.html'), 'utf8');

  await app.register(compress, {
    customTypes: /^(text\/(html|css|javascript)|application\/javascript|image\/svg\+xml)/,
    threshold: 1024,
  });
  const cacheControl = (path: string) => (path.includes('/assets/') ? IMMUTABLE : 'public, max-age=3600');
  const files = {
    wildcard: false,
    // Both builds store compressed copies beside the files where compression pays.
    preCompressed: true,
    index: false as const,
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', cacheControl(path));
      // The postcode search frame may have an opaque origin, so its scripts are cross-origin to it. They are public.
      if (path.includes('/assets/')) reply.header('access-control-allow-origin', '*');
      // The logo in emails, which webmail clients load from other sites.
      if (path.endsWith('/icon-192.png')) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  };
  await app.register(fastifyStatic, { ...files, root: client, prefix: '/', globIgnore: ['.vite/**', 'index.html'] });
  await app.register(fastifyStatic, {
    ...files,
    root: office,
    prefix: '/admin/',
    globIgnore: ['.vite/**', 'index.html'],
    decorateReply: false,
  });

  const policyWith = (origins: Pick<PageOptions, 'paymentOrigin' | 'postcodeOrigin'>) =>
    contentSecurityPolicy({ publicUrl: options.publicUrl(), ...origins });
  const { paymentOrigin, postcodeOrigin } = options;
  const serveOffice = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('content-security-policy', policyWith({ paymentOrigin: null, postcodeOrigin: null }))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(officeDocument);
  app.get('/admin', serveOffice);
  app.get('/admin/*', serveOffice);

  registerPostcodePage(app, { clientDirectory: client, publicUrl: options.publicUrl, postcodeOrigin });
  registerSiteFiles(app, {
    publicUrl: options.publicUrl,
    listedPaths: async (market) => expandPaths(renderer.listedPaths, await options.productSlugs(market)),
  });

  const cache = createPageCache(options.pageVersion);
  app.get('/*', async (request, reply) => {
    const { path, choice } = readStoreAddress(request.url);
    const visitor = await options.getVisitor(request, choice);
    const { market, language } = visitor;
    rememberChoice(reply, choice);
    const slug = parseProductSlug(path.split('?')[0] ?? '');
    const present = slug === null ? null : await options.presentSlug(market, slug);
    if (present !== null && present !== slug) {
      const moved = request.url.replace(`/product/${slug}`, `/product/${present}`);
      // Revalidated every time, since a former slug may be used again.
      return reply.header('cache-control', 'no-cache').redirect(moved, 301);
    }
    const render = () => renderer.render({ ...visitor, url: path, publicUrl: options.publicUrl() });
    const mayBeShared = visitor.isAnonymous && isListedPath(path, renderer.listedPaths, (named) => named === present);
    const page = await (mayBeShared ? cache.read(`${market} ${language} ${path}`, render) : render());
    // With `no-referrer`, browsers send `Origin: null` with forms, and the same-origin check would reject them.
    reply.header('referrer-policy', 'same-origin');
    // Market, language and cart depend on cookies, so no shared cache may store the page.
    reply.header('cache-control', page.personal ? 'private, no-store' : 'private, no-cache');
    if (page.redirect) return reply.redirect(page.redirect, page.status);
    const policy = policyWith({ paymentOrigin, postcodeOrigin });
    reply.code(page.status).header('content-security-policy', policy).type('text/html; charset=utf-8');
    if (!page.listed) reply.header('x-robots-tag', 'noindex');
    return isShared(page) ? sendShared(request, reply, page) : reply.send(page.html);
  });
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
