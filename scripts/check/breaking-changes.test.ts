import { describe, expect, it } from 'vitest';
import { findBreakingChanges, getReleasedVersion, mayBreak, releaseBanner } from './breaking-changes.ts';

const RELEASED = `
  enum Size { SMALL LARGE @deprecated(reason: "Use SMALL; removed in 0.8.") }
  input Filter { size: Size, color: String }
  type Query {
    products(filter: Filter, color: String @deprecated(reason: "Use filter; removed in 0.8.")): [String!]!
    items: [String!]! @deprecated(reason: "Use products; removed in 0.8.")
  }
`;
const changed = (from: string | RegExp, to: string) => findBreakingChanges(RELEASED, RELEASED.replace(from, to));

describe('A change of the schema', () => {
  it.each([
    ['a field is removed', /products.*/, '', 'Query.products'],
    ['a field becomes nullable', /products(.*)\[String!]!/, 'products$1[String!]', 'Query.products'],
    ['an argument is removed', 'filter: Filter, ', '', 'Query.products.filter'],
    ['an argument is added that is needed', 'filter: Filter,', 'filter: Filter, first: Int!,', 'Query.products.first'],
    ['a field of an input is removed', ', color: String }', '}', 'Filter.color'],
    ['a field of an input becomes needed', 'color: String }', 'color: String! }', 'Filter.color'],
    ['a value of an enum is removed', 'SMALL', '', 'Size.SMALL'],
  ])('breaks callers if %s', async (_name, from, to, path) => {
    const breaking = await changed(from, to);
    expect(breaking.map((line) => line.split(':')[0])).toEqual([path]);
  });

  it.each([
    ['a field is added', 'type Query {', 'type Query { cart: String'],
    ['an optional argument is added', 'filter: Filter,', 'filter: Filter, first: Int,'],
    ['an optional field of an input is added', 'color: String }', 'color: String, price: Int }'],
    ['something is deprecated', 'color: String }', 'color: String @deprecated(reason: "Unused; removed in 0.8.") }'],
    ['a field goes that the release had deprecated', /items.*/, ''],
    ['an argument goes that the release had deprecated', /, color: String @deprecated.*\)\)/, ')'],
    ['a value of an enum goes that the release had deprecated', /LARGE @deprecated\(.*?\)/, ''],
  ])('breaks nobody if %s', async (_name, from, to) => {
    expect(await changed(from, to)).toEqual([]);
  });
});

describe('A version', () => {
  it.each([
    ['0.6.0', '0.7.0', true],
    ['0.6.0', '1.0.0', true],
    ['1.4.2', '2.0.0', true],
    ['0.6.0', '0.6.0', false],
    ['0.6.0', '0.6.1', false],
    ['1.4.2', '1.5.0', false],
    ['1.0.0', '0.9.0', false],
  ])('after %s, %s may break callers: %s', (released, present, expected) => {
    expect(mayBreak(released, present)).toBe(expected);
  });

  it('is in the first line of the released schema', () => {
    expect(getReleasedVersion(`${releaseBanner('0.6.0')}\n\ntype Query { a: Int }`)).toBe('0.6.0');
    expect(() => getReleasedVersion('type Query { a: Int }')).toThrow('npm run schema:release');
  });
});
