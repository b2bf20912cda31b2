import { describe, expect, it } from 'vitest';
import { toReportedPath } from './reported-path.ts';

describe('The reported path of a page', () => {
  it.each(['/', '/products-pet', '/product/pet-spray', '/faq/12', '/message-board/7'])('is %s unchanged', (path) => {
    expect(toReportedPath(path)).toBe(path);
  });

  it.each([
    ['/orders/EB-1234', '/orders'],
    ['/guest-order/EB-1234', '/guest-order'],
    ['/product/pet-spray/', '/product/pet-spray'],
    ['/product/a/b', '/product'],
    ['//', '/'],
  ])('for %s is %s', (pathname, path) => {
    expect(toReportedPath(pathname)).toBe(path);
  });

  it('is null for a page of staff', () => {
    expect(toReportedPath('/product-preview/secret')).toBeNull();
  });
});
