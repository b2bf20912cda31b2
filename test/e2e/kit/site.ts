/** Personal pages, which are not in the sitemap. */
export const UNLISTED_PATHS = [
  '/cart',
  '/all-reviews',
  '/search',
  '/guest-order',
  '/contact/EB-261121-ABCDEFGH',
  '/faq/return',
  '/cancel',
  '/login',
  '/signup',
  '/forgot',
  '/reset-password',
  '/confirm-email',
];

/** A page as the server sends it, before any script has run. */
export interface ReadPage {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly headings: readonly string[];
  readonly structuredData: readonly Record<string, unknown>[];
  /** Its `href` values, unchanged. */
  readonly links: readonly string[];
}

const WRITTEN_BY_A_STORY = /\/product\/[^/?#]*-[0-9a-f]{8}(?=$|[?#])/;

/** Whether the page is stable: no other story creates it and deletes it again before it is read. */
export const isLasting = (address: string) => !WRITTEN_BY_A_STORY.test(address);

/** Addresses of the sitemap: each page in both stores and languages. */
export async function listedPages(shopUrl: string): Promise<URL[]> {
  const sitemap = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  return all(sitemap, /<loc>([^<]+)<\/loc>/g)
    .filter(isLasting)
    .map((address) => new URL(address));
}

export async function readPage(address: URL): Promise<ReadPage> {
  const response = await fetch(address, { redirect: 'manual' });
  const html = await response.text();
  const blocks = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    path: address.pathname,
    status: response.status,
    title: all(html, /<title>([^<]*)<\/title>/g).join(),
    description: all(html, /<meta name="description" content="([^"]*)"/g).join(),
    headings: all(html, /<h1[^>]*>(.*?)<\/h1>/gs),
    structuredData: blocks.map((block) => JSON.parse(block) as Record<string, unknown>),
    links: [...new Set(all(html, /<a [^>]*href="([^"]*)"/g).filter(isLasting))],
  };
}

/** All matches of the pattern's group, with HTML and XML escapes decoded. */
function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) =>
    found
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
}
