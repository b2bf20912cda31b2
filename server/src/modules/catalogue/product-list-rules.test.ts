import { describe, expect, it } from 'vitest';
import { countChoices, isListed, type ListedProduct, type ProductFilter, sortListed } from './product-list-rules.ts';

type Named = ListedProduct & { readonly name: string };

const product = (name: string, more: Partial<ListedProduct> = {}): Named => ({
  name,
  suits: [],
  kind: 'SHEETS',
  price: 100,
  number: 1,
  unitsSold: 0,
  isBestseller: false,
  isOrderable: true,
  ...more,
});
const filter = (more: Partial<ProductFilter> = {}): ProductFilter => {
  return { suits: [], kind: null, isInStock: false, ...more };
};

const WIPE = product('wipe', { suits: ['KITCHEN', 'NO_SCENT'], price: 300, number: 1 });
const SPRAY = product('spray', { suits: ['KITCHEN', 'BATHROOM'], kind: 'MILLILITRES', price: 200, number: 2 });
const SOLD_OUT = product('sold out', { suits: ['CAR', 'NO_SCENT'], price: 100, number: 3, isOrderable: false });
const BESTSELLER = product('bestseller', { kind: null, price: 400, number: 4, isBestseller: true });
const ALL = [WIPE, SPRAY, SOLD_OUT, BESTSELLER];

const listed = (wanted: ProductFilter) => ALL.filter((one) => isListed(one, wanted)).map(({ name }) => name);

describe('a filter of a list (CATALOGUE-23)', () => {
  it('lists everything if it is empty', () => {
    expect(listed(filter())).toEqual(['wipe', 'spray', 'sold out', 'bestseller']);
  });

  it('lists products that match all conditions', () => {
    expect(listed(filter({ suits: ['KITCHEN'] }))).toEqual(['wipe', 'spray']);
    expect(listed(filter({ suits: ['KITCHEN', 'NO_SCENT'] }))).toEqual(['wipe']);
    expect(listed(filter({ kind: 'SHEETS' }))).toEqual(['wipe', 'sold out']);
    expect(listed(filter({ kind: 'SHEETS', isInStock: true }))).toEqual(['wipe']);
    expect(listed(filter({ kind: 'GRAMS' }))).toEqual([]);
  });
});

describe('the counts of choices (CATALOGUE-23)', () => {
  it('are the number of products for each choice, without empty choices', () => {
    expect(countChoices(ALL, filter())).toEqual({
      suits: [
        { tag: 'KITCHEN', count: 2 },
        { tag: 'BATHROOM', count: 1 },
        { tag: 'CAR', count: 1 },
        { tag: 'NO_SCENT', count: 2 },
      ],
      kinds: [
        { kind: 'SHEETS', count: 2 },
        { kind: 'MILLILITRES', count: 1 },
      ],
      inStock: 3,
    });
  });

  it('replace the answer to the same question and keep all others', () => {
    const counts = countChoices(ALL, filter({ suits: ['KITCHEN', 'NO_SCENT'] }));

    expect(counts.suits).toEqual([
      { tag: 'KITCHEN', count: 1 },
      { tag: 'CAR', count: 1 },
      { tag: 'NO_SCENT', count: 1 },
    ]);
    expect(counts.kinds).toEqual([{ kind: 'SHEETS', count: 1 }]);
    expect(counts.inStock).toBe(1);
  });

  it('equal the length of the lists that the choices lead to', () => {
    const chosen = filter({ kind: 'SHEETS', isInStock: true });
    for (const { tag, count } of countChoices(ALL, chosen).suits) {
      expect(listed({ ...chosen, suits: [tag] })).toHaveLength(count);
    }
  });
});

describe('the order of a list (CATALOGUE-24)', () => {
  it.each([
    ['SHOP_ORDER', ['wipe', 'spray', 'sold out', 'bestseller']],
    ['MARKED_FIRST', ['bestseller', 'wipe', 'spray', 'sold out']],
  ] as const)('by %s keeps sold-out products in their place', (sort, names) => {
    expect(sortListed(ALL, sort).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['RECOMMENDED', ['wipe', 'spray', 'bestseller', 'sold out']],
    ['BEST_SELLERS', ['bestseller', 'wipe', 'spray', 'sold out']],
    ['NEWEST', ['bestseller', 'spray', 'wipe', 'sold out']],
    ['LOWEST_PRICE', ['spray', 'wipe', 'bestseller', 'sold out']],
    ['HIGHEST_PRICE', ['bestseller', 'wipe', 'spray', 'sold out']],
  ] as const)('by %s has sold-out products last', (sort, names) => {
    expect(sortListed(ALL, sort).map(({ name }) => name)).toEqual(names);
  });

  it('by best sellers sorts by units sold, then by the staff mark, then by shop order', () => {
    const sold = (name: string, unitsSold: number, isBestseller = false) => product(name, { unitsSold, isBestseller });
    const products = [sold('a', 0), sold('b', 3), sold('c', 3, true), sold('d', 8), sold('e', 0), sold('f', 0, true)];

    expect(sortListed(products, 'BEST_SELLERS').map(({ name }) => name)).toEqual(['d', 'c', 'b', 'f', 'a', 'e']);
  });
});
