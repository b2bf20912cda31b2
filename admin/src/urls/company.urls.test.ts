import { expect, it } from 'vitest';
import { addCompanyBlockUrl, companyUrl, readAddedKind, readDeletedBlock } from './company.urls.ts';

const queryOf = (url: string) => new URL(url, 'http://shop.example').searchParams;

it('the address of the company screen is read back as it was built', () => {
  expect(readDeletedBlock(queryOf(companyUrl()))).toBeNull();
  expect(readDeletedBlock(queryOf(companyUrl({ deleting: 'a&b' })))).toBe('a&b');
  expect(readAddedKind(queryOf(addCompanyBlockUrl('PLACE')))).toBe('PLACE');
  expect(readAddedKind(queryOf(addCompanyBlockUrl('PERSON')))).toBe('PERSON');
});

it('the address adds a person if it names no kind or an unknown one', () => {
  expect(readAddedKind(new URLSearchParams())).toBe('PERSON');
  expect(readAddedKind(new URLSearchParams({ kind: 'toString' }))).toBe('PERSON');
});
