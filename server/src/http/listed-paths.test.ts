import { describe, expect, it } from 'vitest';
import { expandPaths, isListedPath } from './listed-paths.ts';

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
