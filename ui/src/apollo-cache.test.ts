import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from './apollo-cache.ts';

const PRODUCTS = gql`
  query Products($filter: ProductFilterInput, $sort: ProductSort, $first: Int) {
    products(filter: $filter, sort: $sort, first: $first) {
      edges { node { id market title } }
      pageInfo { hasNextPage endCursor }
    }
  }
`;

function buildPage(...ids: string[]) {
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

function getIds(data: unknown): string[] {
  return (data as ReturnType<typeof buildPage>).products.edges.map(({ node }) => node.id);
}

describe('The Apollo cache', () => {
  it('replaces a list that is loaded again from its start', () => {
    const cache = createCache({});
    cache.writeQuery({ query: PRODUCTS, variables: { filter: { group: 'PET' } }, data: buildPage('a', 'b') });
    cache.writeQuery({ query: PRODUCTS, variables: { filter: { group: 'PET' } }, data: buildPage('b') });
    expect(getIds(cache.readQuery({ query: PRODUCTS, variables: { filter: { group: 'PET' } } }))).toEqual(['b']);
  });

  it.each([
    { filter: { group: 'LIVING' }, first: 24 },
    { filter: { group: 'PET' }, first: 50 },
    { filter: { group: 'PET' }, first: 24, sort: 'MARKED_FIRST' },
    { filter: { numbers: [1] }, first: 24 },
  ])('stores a list separately from that of %o', (other) => {
    const cache = createCache({});
    cache.writeQuery({ query: PRODUCTS, variables: { filter: { group: 'PET' }, first: 24 }, data: buildPage('a') });
    expect(cache.readQuery({ query: PRODUCTS, variables: other })).toBeNull();
  });

  it.each([
    ['first', 'last'],
    ['last', 'first'],
  ])('keeps all fields of a product if its card is loaded %s and its page %s', (card) => {
    const cache = createCache({});
    const product = { __typename: 'Product', id: 'wipe', market: 'KR' };
    const picture = { __typename: 'ProductImage', url: '/media/1', alt: 'A wipe' };
    const whole = { product: { ...product, images: [{ ...picture, width: 800, height: 800 }] } };
    const pageQuery = gql`{ product { id market images { url alt width height } } }`;
    const cardQuery = gql`{ products { nodes { id market images { url alt } } } }`;
    const answerPage = () => cache.writeQuery({ query: pageQuery, data: whole });
    const answerCard = () =>
      cache.writeQuery({ query: cardQuery, data: { products: { nodes: [{ ...product, images: [picture] }] } } });
    for (const answer of card === 'first' ? [answerCard, answerPage] : [answerPage, answerCard]) answer();

    expect(cache.readQuery({ query: pageQuery })).toEqual(whole);
  });

  it('returns the pictures of a product from the latest response', () => {
    const cache = createCache({});
    const query = gql`{ product { id market images { url alt } } }`;
    const answer = (...urls: string[]) => {
      const images = urls.map((url) => ({ __typename: 'ProductImage', url, alt: url }));
      return { product: { __typename: 'Product', id: 'wipe', market: 'KR', images } };
    };
    cache.writeQuery({ query, data: answer('/media/1', '/media/2') });
    cache.writeQuery({ query, data: answer('/media/2') });

    expect(cache.readQuery({ query })).toEqual(answer('/media/2'));
  });
});
