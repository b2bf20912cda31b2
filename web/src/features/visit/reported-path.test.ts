import { describe, expect, it } from 'vitest';
import { toReportedPath } from './reported-path.ts';

describe('The path of a page that is counted', () => {
  it.each(['/', '/products-pet', '/product/pet-spray', '/faq/12', '/message-board/7'])('is %s as it stands', (path) => {
    expect(toReportedPath(path)).toBe(path);
  });

  it.each([
    ['/orders/EB-1234', '/orders'],
    ['/guest-order/EB-1234', '/guest-order'],
    ['/product/pet-spray/', '/product/pet-spray'],
    ['/product/a/b', '/product'],
    ['//', '/'],
  ])('of %s is %s', (pathname, path) => {
    expect(toReportedPath(pathname)).toBe(path);
  });

  it('is none for a page that only staff see', () => {
    expect(toReportedPath('/product-preview/secret')).toBeNull();
  });
});
