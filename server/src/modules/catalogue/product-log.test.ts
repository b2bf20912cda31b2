import { describe, expect, it } from 'vitest';
import { changedValues } from '../audit/index.ts';
import type { FormContent } from './product-form.ts';
import { loggedEdit } from './product-log.ts';

const line = (name: string, value: string) => ({
  label: { ko: `${name} 한`, en: name },
  value: { ko: `${value} 한`, en: value },
});
const listing = { price: 100, compareAtPrice: null, published: true };

function product(more: Partial<FormContent> = {}): FormContent {
  return {
    slug: 'wipe',
    group: 'PET',
    bestseller: false,
    icons: [],
    title: { ko: '티슈', en: 'Wipe' },
    subtitle: { ko: '한 줄', en: 'Line' },
    contents: null,
    sections: [],
    images: [],
    listings: { KR: listing, US: listing },
    disclosures: { KR: [line('Maker', 'Eunbit'), line('Country', 'Korea')], US: [] },
    comparison: null,
    reports: [],
    ...more,
  };
}

function changes(before: Partial<FormContent>, after: FormContent) {
  const logged = loggedEdit(before, after);
  return changedValues(logged.before, logged.after);
}

describe('the log of an edit', () => {
  it('shows only the lines of a disclosure that differ', () => {
    const after = product({ disclosures: { KR: [line('Maker', 'Eunbit'), line('Country', 'Vietnam')], US: [] } });
    expect(changes(product(), after)).toEqual([
      { field: 'disclosureKRKo', before: 'Country 한: Korea 한', after: 'Country 한: Vietnam 한' },
      { field: 'disclosureKREn', before: 'Country: Korea', after: 'Country: Vietnam' },
    ]);
  });

  it('shows the whole disclosure if only the order of its lines changed', () => {
    const after = product({ disclosures: { KR: [line('Country', 'Korea'), line('Maker', 'Eunbit')], US: [] } });
    expect(changes(product(), after)).toContainEqual({
      field: 'disclosureKREn',
      before: 'Maker: Eunbit\nCountry: Korea',
      after: 'Country: Korea\nMaker: Eunbit',
    });
  });

  it('shows an added comparison and added reports, and nothing if unchanged', () => {
    const text = (word: string) => ({ ko: `${word} 한`, en: word });
    const comparison = {
      ours: text('We'),
      theirs: text('They'),
      rows: [{ aspect: text('Scent'), ours: text('none'), theirs: text('strong') }],
    };
    const after = product({ comparison, reports: ['pet-antibacterial.pdf'] });
    expect(changes(product(), after)).toEqual([
      { field: 'comparisonKo', before: null, after: 'We 한 / They 한\nScent 한: none 한 / strong 한' },
      { field: 'comparisonEn', before: null, after: 'We / They\nScent: none / strong' },
      { field: 'reports', before: null, after: 'pet-antibacterial.pdf' },
    ]);
    expect(changes(product(), product())).toEqual([]);
  });

  it('shows all values of a new product, and treats absent disclosures as empty', () => {
    expect(changes({}, product())).toContainEqual({ field: 'priceKR', before: null, after: '100원' });
    expect(changes({}, product())).toContainEqual({ field: 'priceUS', before: null, after: '$1.00' });
    const { disclosures: _none, ...old } = product();
    expect(changes(old, product()).map(({ field }) => field)).toEqual(['disclosureKRKo', 'disclosureKREn']);
  });
});
