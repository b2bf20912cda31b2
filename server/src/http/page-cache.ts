import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What a renderer makes of one address. */
export interface RenderedPage {
  readonly status: number;
  /** Set with a 3xx status: where to go instead; `html` is empty then. */
  readonly redirect?: string;
  readonly html: string;
  /** The same for everybody without session and cart, and worth finding by a search engine. */
  readonly listed: boolean;
  /** Shows what belongs to one person: nothing between here and their eyes may keep it. */
  readonly personal: boolean;
}

/** A page ready to be sent to anybody, in every encoding that browsers ask for. */
export interface SharedPage extends RenderedPage {
  readonly etag: string;
  readonly encoded: Readonly<Record<'br' | 'gzip', Buffer>>;
}

export interface PageCache {
  /** The page as it is kept, else as `render` makes it now; callers of the same moment share one rendering. */
  read(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage | SharedPage>;
}

/** Every listed page in both stores and languages is a few hundred; the oldest goes first. */
const KEPT_PAGES = 500;
/** Twelve times as fast as the best level, for a tenth more bytes. */
const BROTLI_QUALITY = 5;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Keeps pages of visitors whom nothing tells apart. `currentVersion` grows with every change of what pages show, and is
 * null while changes may go unseen: a page belongs to the version at which its rendering began, so that one which was
 * overtaken by a change is never sent to anybody who came after it.
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
