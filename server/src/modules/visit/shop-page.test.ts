import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shopPage } from './shop-page.ts';

const findSlug = (slug: string) => (slug === 'former-wipe' || slug === 'wipe' ? 'wipe' : null);

test.each([
  ['/', '/'],
  ['/faq', '/faq'],
  ['/faq/', '/faq'],
  ['/faq/shipping', '/faq'],
  ['/product/wipe', '/product/wipe'],
  ['/product/former-wipe/', '/product/wipe'],
  ['/product/made-up', '(other)'],
  ['/product/%E0%A4%A', '(other)'],
  ['/product/wipe/more', '(other)'],
  ['/orders/EB-260302-ABCDEFGH', '/orders'],
  ['/message-board/65f0c0ffee', '/message-board'],
  ['/wp-login.php', '(other)'],
  ['/__proto__', '(other)'],
])('%s is counted as %s', (path, page) => {
  expect(shopPage(path, findSlug)).toBe(page);
});

test('every route of the storefront is counted under its path', () => {
  const features = new URL('../../../../web/src/features/', import.meta.url);
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('routes.ts'),
  );
  const paths = files.flatMap((name) =>
    [...readFileSync(new URL(name, features), 'utf8').matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path),
  );
  expect(paths.length).toBeGreaterThan(30);
  const example = (path: string) => path.replace(':slug', 'wipe').replace(/:\w+/, 'x1');
  const missing = paths.filter((path) => shopPage(example(path), findSlug) === '(other)');
  expect(missing).toEqual([]);
});
