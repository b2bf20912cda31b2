import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageCache, isShared, type RenderedPage } from './page-cache.ts';

const buildPage = (html: string, change: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  listed: true,
  personal: false,
  html,
  ...change,
});

function renderings(change: Partial<RenderedPage> = {}) {
  let count = 0;
  return {
    get count() {
      return count;
    },
    render: async () => {
      count += 1;
      return buildPage(`<p>${count}</p>`, change);
    },
  };
}

describe('cached pages of anonymous visitors', () => {
  it('are rendered once, also for concurrent requests', async () => {
    const made = renderings();
    const cache = createPageCache(() => 1);

    const pages = await Promise.all([1, 2, 3].map(() => cache.read('/', made.render)));
    pages.push(await cache.read('/', made.render));

    expect(made.count).toBe(1);
    expect(new Set(pages).size).toBe(1);
  });

  it('have an ETag and both encodings of their content', async () => {
    const cache = createPageCache(() => 1);

    const page = await cache.read('/', async () => buildPage('<p>은빛</p>'));
    const other = await cache.read('/other', async () => buildPage('<p>silver</p>'));

    if (!isShared(page) || !isShared(other)) throw new Error('not kept');
    expect(page.etag).not.toBe(other.etag);
    expect(brotliDecompressSync(page.encoded.br).toString()).toBe('<p>은빛</p>');
    expect(gunzipSync(page.encoded.gzip).toString()).toBe('<p>은빛</p>');
  });

  it('are rendered again after a change', async () => {
    const made = renderings();
    let version = 1;
    const cache = createPageCache(() => version);
    await cache.read('/', made.render);

    version = 2;
    await cache.read('/', made.render);
    await cache.read('/', made.render);

    expect(made.count).toBe(2);
  });

  it('are not reused if a change happened during their rendering', async () => {
    let version = 1;
    const cache = createPageCache(() => version);
    let finish = (_page: RenderedPage) => {};
    const slow = cache.read('/', () => new Promise((resolve) => (finish = resolve)));
    version = 2;
    finish(buildPage('old'));
    await slow;

    const { html } = await cache.read('/', async () => buildPage('new'));

    expect(html).toBe('new');
  });

  it('are not cached while changes may be missed', async () => {
    const made = renderings();
    const cache = createPageCache(() => null);

    await cache.read('/', made.render);
    await cache.read('/', made.render);

    expect(made.count).toBe(2);
  });

  it.each([
    ['missing', { status: 404 }],
    ['failed', { status: 503 }],
    ['private', { listed: false }],
  ])('exclude a %s page', async (_name, change) => {
    const made = renderings(change);
    const cache = createPageCache(() => 1);

    await cache.read('/', made.render);
    await cache.read('/', made.render);

    expect(made.count).toBe(2);
  });

  it('are rendered again after an error', async () => {
    const made = renderings();
    const cache = createPageCache(() => 1);
    const broken = cache.read('/', () => Promise.reject(new Error('no database')));
    await expect(broken).rejects.toThrow('no database');

    await cache.read('/', made.render);

    expect(made.count).toBe(1);
  });

  it('are evicted, oldest first', async () => {
    const made = renderings();
    const cache = createPageCache(() => 1);
    await cache.read('first', made.render);
    for (let page = 0; page < 500; page += 1) await cache.read(`page ${page}`, async () => buildPage('x'));

    await cache.read('first', made.render);

    expect(made.count).toBe(2);
  });
});
