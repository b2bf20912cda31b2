import { describe, expect, it } from 'vitest';
import { expandPaths, isListedPath, toPagePattern } from './listed-paths.ts';

const PATTERNS = ['/', '/faq', '/product/:slug', '/notice/:id'];
const SLUGS = ['wipe', 'spray'];

it('listed paths are the patterns without a parameter, and one per product', () => {
  expect(expandPaths(PATTERNS, SLUGS)).toEqual(['/', '/faq', '/product/wipe', '/product/spray']);
});

describe('a path', () => {
  it.each(['/', '/faq', '/product/wipe'])('such as %s is listed', (path) => {
    expect(isListedPath(path, PATTERNS, (slug) => SLUGS.includes(slug))).toBe(true);
  });

  it.each(['//a1', '//faq', '/FAQ', '/faq/', '/%66aq', '/faq?x=1', '/product/unknown', '/notice/1'])(
    'such as %s is not listed, so that clients cannot fill the cache',
    (path) => {
      expect(isListedPath(path, PATTERNS, (slug) => SLUGS.includes(slug))).toBe(false);
    },
  );
});

it.each([
  ['/faq', '/faq'],
  ['/product/wipe', '/product/:slug'],
  ['/notice/12', undefined],
  ['/order/EB-260301-ABCDEFGH', undefined],
  ['/faq?email=mina@example.com', undefined],
])('the pattern of %s is %s', (path, pattern) => {
  expect(toPagePattern(path, PATTERNS)).toBe(pattern);
});
