import { readFileSync } from 'node:fs';
import { gql } from '@apollo/client';
import { buildSchema, isAbstractType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCache, possibleTypes } from './apollo-cache.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

const PRODUCTS = gql`
  query Products($group: ProductGroup, $after: String) {
    products(group: $group, after: $after) {
      edges { node { id market title } }
      pageInfo { hasNextPage endCursor }
    }
  }
`;

function pageOf(...ids: string[]) {
  return {
    products: {
      __typename: 'ProductConnection',
      edges: ids.map((id) => ({
        __typename: 'ProductEdge',
        node: { __typename: 'Product', id, market: 'KR', title: `title of ${id}` },
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  };
}

function idsIn(data: unknown): string[] {
  return (data as ReturnType<typeof pageOf>).products.edges.map(({ node }) => node.id);
}

describe('The cache', () => {
  it('knows the members of every union and interface of the schema', () => {
    const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
    const members = Object.fromEntries(
      abstract.map((type) => [
        type.name,
        schema
          .getPossibleTypes(type)
          .map(({ name }) => name)
          .sort(),
      ]),
    );
    const known = Object.fromEntries(Object.entries(possibleTypes).map(([name, types]) => [name, [...types].sort()]));
    expect(known).toEqual(members);
  });

  it('appends the page that follows a cursor', () => {
    const cache = createCache();
    cache.writeQuery({ query: PRODUCTS, variables: { group: 'PET' }, data: pageOf('a', 'b') });
    cache.writeQuery({ query: PRODUCTS, variables: { group: 'PET', after: 'b' }, data: pageOf('c') });
    expect(idsIn(cache.readQuery({ query: PRODUCTS, variables: { group: 'PET' } }))).toEqual(['a', 'b', 'c']);
  });

  it('replaces a list that is read anew from its start', () => {
    const cache = createCache();
    cache.writeQuery({ query: PRODUCTS, variables: { group: 'PET' }, data: pageOf('a', 'b') });
    cache.writeQuery({ query: PRODUCTS, variables: { group: 'PET' }, data: pageOf('b') });
    expect(idsIn(cache.readQuery({ query: PRODUCTS, variables: { group: 'PET' } }))).toEqual(['b']);
  });

  it('keeps the groups apart', () => {
    const cache = createCache();
    cache.writeQuery({ query: PRODUCTS, variables: { group: 'PET' }, data: pageOf('a') });
    expect(cache.readQuery({ query: PRODUCTS, variables: { group: 'LIVING' } })).toBeNull();
  });
});
