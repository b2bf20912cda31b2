import type { Market } from '@eunbit/schema/market';
import { choiceForOthers, STORE_CHOICES, storeAddress } from '@eunbit/schema/store-address';
import type { FastifyInstance } from 'fastify';

export interface SiteFilesOptions {
  readonly publicUrl: () => string;
  /** The stores that are open; others have no URLs. */
  readonly stores: readonly Market[];
  /** Paths of the pages of a store that search engines should index. */
  readonly listedPaths: (market: Market) => Promise<readonly string[]>;
}

/** Personal pages, and paths that are not pages. */
const PRIVATE_PATHS = [
  '/admin',
  '/cancel',
  '/cart',
  '/checkout',
  '/draft-order',
  '/graphql',
  '/guest-order',
  '/order-payment',
  '/success',
  '/webhooks',
];
const ONE_HOUR = 'public, max-age=3600';

/** Serves `robots.txt` and `sitemap.xml`, and redirects password managers to the page for changing the password. */
export function registerSiteFiles(app: FastifyInstance, { publicUrl, stores, listedPaths }: SiteFilesOptions): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', ONE_HOUR).type('text/plain; charset=utf-8').send(robots(publicUrl())),
  );
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/change-password', 303));
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .header('cache-control', ONE_HOUR)
      .type('application/xml; charset=utf-8')
      .send(
        sitemap(
          publicUrl(),
          new Map(await Promise.all(stores.map(async (market) => [market, await listedPaths(market)] as const))),
        ),
      ),
  );
}

function robots(publicUrl: string): string {
  const refused = PRIVATE_PATHS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...refused, '', `Sitemap: ${new URL('/sitemap.xml', publicUrl)}`, ''].join('\n');
}

/** Lists every page in both languages of the stores that have it, each with its alternates. */
function sitemap(publicUrl: string, paths: ReadonlyMap<Market, readonly string[]>): string {
  const address = (path: string) => escapeXml(new URL(path, publicUrl).href);
  const entries = [...new Set([...paths.values()].flat())].flatMap((path) => {
    const choices = STORE_CHOICES.filter(({ market }) => paths.get(market)?.includes(path));
    const alternates = choices.map(
      (choice) =>
        `<xhtml:link rel="alternate" hreflang="${choice.language}-${choice.market}" href="${address(storeAddress(path, choice))}"/>`,
    );
    const forOthers = choiceForOthers(choices);
    if (forOthers) {
      const href = address(storeAddress(path, forOthers));
      alternates.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${href}"/>`);
    }
    return choices.map(
      (choice) => `<url><loc>${address(storeAddress(path, choice))}</loc>${alternates.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
