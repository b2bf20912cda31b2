import { expect, it } from 'vitest';
import { addCompanyBlockUrl, companyUrl, readAddedKind, readDeletedBlock } from './company.urls.ts';

const queryOf = (url: string) => new URL(url, 'http://shop.example').searchParams;

it('reads from an address of the company screen what it was made with', () => {
  expect(readDeletedBlock(queryOf(companyUrl()))).toBeNull();
  expect(readDeletedBlock(queryOf(companyUrl({ deleting: 'a&b' })))).toBe('a&b');
  expect(readAddedKind(queryOf(addCompanyBlockUrl('PLACE')))).toBe('PLACE');
  expect(readAddedKind(queryOf(addCompanyBlockUrl('PERSON')))).toBe('PERSON');
});

it('adds a person where the address names no kind, or one that there is not', () => {
  expect(readAddedKind(new URLSearchParams())).toBe('PERSON');
  expect(readAddedKind(new URLSearchParams({ kind: 'toString' }))).toBe('PERSON');
});
