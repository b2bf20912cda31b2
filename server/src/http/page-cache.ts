import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The result of rendering one URL. */
export interface RenderedPage {
  readonly status: number;
  /** Redirect target, set with a 3xx status; `html` is then empty. */
  readonly redirect?: string;
  readonly html: string;
  /** The same for all visitors without session and cart, and indexed by search engines. */
  readonly listed: boolean;
  /** Contains personal data: neither browser nor proxy may store it. */
  readonly personal: boolean;
}

/** A page ready to be sent to any anonymous visitor, in every encoding that browsers accept. */
export interface SharedPage extends RenderedPage {
  readonly etag: string;
  readonly encoded: Readonly<Record<'br' | 'gzip', Buffer>>;
}

export interface PageCache {
  /** The cached page, or the result of `render`; concurrent callers share one rendering. */
  read(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage | SharedPage>;
}

/** All listed pages in both stores and languages are a few hundred; the oldest entry is evicted first. */
const KEPT_PAGES = 500;
/** Twelve times as fast as the highest level, for a tenth more bytes. */
const BROTLI_QUALITY = 5;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Caches pages of anonymous visitors. `currentVersion` rises with every change of what pages show, and is null while
 * changes may go unseen. A page belongs to the version at which its rendering began, so a change during the rendering
 * makes it stale for all later requests.
 */
export function createPageCache(currentVersion: () => number | null): PageCache {
  const kept = new Map<string, { readonly version: number; readonly page: Promise<RenderedPage> }>();

  function forget(key: string, page: Promise<RenderedPage>): void {
    if (kept.get(key)?.page === page) kept.delete(key);
  }

  return {
    read(key, render) {
      const version = currentVersion();
      if (version === null) return render();
      const entry = kept.get(key);
      if (entry?.version === version) return entry.page;
      const page = render().then(share);
      kept.delete(key);
      kept.set(key, { version, page });
      if (kept.size > KEPT_PAGES) kept.delete(kept.keys().next().value ?? '');
      page.then(
        ({ status, listed }) => {
          if (status !== 200 || !listed) forget(key, page);
        },
        () => forget(key, page),
      );
      return page;
    },
  };
}

async function share(page: RenderedPage): Promise<RenderedPage | SharedPage> {
  if (page.status !== 200 || !page.listed) return page;
  const bytes = Buffer.from(page.html);
  const [br, gzipped] = await Promise.all([
    brotliAsync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gzipAsync(bytes),
  ]);
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  return { ...page, etag, encoded: { br, gzip: gzipped } };
}

export function isShared(page: RenderedPage | SharedPage): page is SharedPage {
  return 'encoded' in page;
}
