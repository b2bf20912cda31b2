import { readdirSync, readFileSync } from 'node:fs';
import { gql } from '@apollo/client';
import { buildSchema, isAbstractType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCache, possibleTypes } from './apollo-cache.ts';

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

/** Empty for a type that is neither interface nor union. */
function getMembers(name: string): string[] {
  const type = schema.getType(name);
  return isAbstractType(type) ? schema.getPossibleTypes(type).map((member) => member.name) : [];
}

/** Type conditions of the fragments in the documents of a folder. */
function findFragmentTypes(folder: string): string[] {
  const root = new URL(`../../${folder}/`, import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const sources = files.map((name) => readFileSync(new URL(name, root), 'utf8'));
  return sources.flatMap((source) => [...source.matchAll(/\bon ([A-Z]\w*) (?:\{|@)/g)].map(([, name = '']) => name));
}

const PRODUCTS = gql`
  query Products($group: ProductGroup, $after: String) {
    products(group: $group, after: $after) {
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

describe('The cache', () => {
  it('knows the members that the schema gives to an interface or union', () => {
    const sorted = (names: readonly string[]) => [...names].sort();
    const known = Object.entries(possibleTypes).map(([name, types]) => [name, sorted(types)]);
    const given = Object.keys(possibleTypes).map((name) => [name, sorted(getMembers(name))]);
    expect(known).toEqual(given);
  });

  it('knows every interface and union that a document makes a fragment on', () => {
    const named = ['web/src', 'admin/src'].flatMap(findFragmentTypes);
    const needed = new Set(named.filter((name) => getMembers(name).length > 0));
    expect(needed.size).toBeGreaterThan(1);
    expect([...needed].filter((name) => !Object.hasOwn(possibleTypes, name))).toEqual([]);
  });

  it('appends the page that follows a cursor', () => {
    const cache = createCache();
    cache.writeQuery({ query: PRODUCTS, variables: { group: 'PET' }, data: buildPage('a', 'b') });
    cache.writeQuery({ query: PRODUCTS, variables: { group: 'PET', after: 'b' }, data: buildPage('c') });
    expect(getIds(cache.readQuery({ query: PRODUCTS, variables: { group: 'PET' } }))).toEqual(['a', 'b', 'c']);
  });

  it('replaces a list that is read again from its start', () => {
    const cache = createCache();
    cache.writeQuery({ query: PRODUCTS, variables: { group: 'PET' }, data: buildPage('a', 'b') });
    cache.writeQuery({ query: PRODUCTS, variables: { group: 'PET' }, data: buildPage('b') });
    expect(getIds(cache.readQuery({ query: PRODUCTS, variables: { group: 'PET' } }))).toEqual(['b']);
  });

  it('keeps the groups apart', () => {
    const cache = createCache();
    cache.writeQuery({ query: PRODUCTS, variables: { group: 'PET' }, data: buildPage('a') });
    expect(cache.readQuery({ query: PRODUCTS, variables: { group: 'LIVING' } })).toBeNull();
  });

  it.each([
    ['first', 'last'],
    ['last', 'first'],
  ])('keeps the whole of a product whose card is answered %s and whose page is answered %s', (card) => {
    const cache = createCache();
    const product = { __typename: 'Product', id: 'wipe', market: 'KR' };
    const picture = { __typename: 'ProductImage', url: '/media/1', alt: 'A wipe' };
    const whole = { product: { ...product, images: [{ ...picture, width: 800, height: 800 }] } };
    const pageQuery = gql`{ product { id market images { url alt width height } } }`;
    const cardQuery = gql`{ bestSellers { id market images { url alt } } }`;
    const answerPage = () => cache.writeQuery({ query: pageQuery, data: whole });
    const answerCard = () =>
      cache.writeQuery({ query: cardQuery, data: { bestSellers: [{ ...product, images: [picture] }] } });
    for (const answer of card === 'first' ? [answerCard, answerPage] : [answerPage, answerCard]) answer();

    expect(cache.readQuery({ query: pageQuery })).toEqual(whole);
  });

  it('shows the pictures of a product as they were answered last', () => {
    const cache = createCache();
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
