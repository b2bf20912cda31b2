import { describe, expect, it } from 'vitest';
import { hasFilter, listPath, readListChoice, toListVariables } from './list.urls.ts';

const read = (query: string) => readListChoice(new URLSearchParams(query));

describe('the address of a list (CATALOGUE-23, CATALOGUE-24)', () => {
  it('includes the filters, and omits the page', () => {
    const choice = read('place=KITCHEN&kind=SHEETS&unscented=1&stock=1&sort=NEWEST&page=3');

    expect(toListVariables(choice)).toEqual({
      filter: { suits: ['KITCHEN', 'NO_SCENT'], kind: 'SHEETS', isInStock: true },
      sort: 'NEWEST',
      page: 3,
    });
    const path = listPath('/products', choice);
    expect(path).toBe('/products?place=KITCHEN&kind=SHEETS&unscented=1&stock=1&sort=NEWEST');
    expect(read(path.split('?')[1] ?? '')).toEqual({ ...choice, page: 1 });
  });

  it.each(['', 'place=&kind=&sort=RECOMMENDED', 'place=PETS&kind=LITRES&unscented=yes&stock=true&sort=toString'])(
    'applies no filter for %j',
    (query) => {
      expect(hasFilter(read(query))).toBe(false);
      expect(listPath('/products-pet', read(query))).toBe('/products-pet');
    },
  );

  it('applies no filter if it only has a sorting', () => {
    expect(hasFilter(read('sort=LOWEST_PRICE'))).toBe(false);
    expect(listPath('/products', read('sort=LOWEST_PRICE'))).toBe('/products?sort=LOWEST_PRICE');
  });
});
