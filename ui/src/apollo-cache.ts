import {
  type FieldPolicy,
  InMemoryCache,
  type NormalizedCacheObject,
  type PossibleTypesMap,
  type StoreObject,
} from '@apollo/client';

/** For lists that the server always sends whole: the new list replaces the cached one. */
function replaceWholeLists(...lists: readonly string[]): Record<string, FieldPolicy> {
  return Object.fromEntries(lists.map((list) => [list, { merge: false }]));
}

type Picture = StoreObject & { readonly url?: string };

/**
 * Pictures have no identity of their own, and queries select different fields of them: a list of the same pictures is merged into
 * the cached one. Replacing it would remove the data of the query that completed first.
 */
const PICTURES: FieldPolicy<readonly Picture[]> = {
  merge(existing = [], incoming, { mergeObjects }) {
    return incoming.map((picture, index) => {
      const known = existing[index];
      return known && known.url === picture.url ? mergeObjects(known, picture) : picture;
    });
  },
};

/**
 * The Apollo cache of storefront and back office; `possibleTypes` is what code generation found in the client's documents,
 * `state` is what server rendering extracted.
 */
export function createCache(possibleTypes: PossibleTypesMap, state?: NormalizedCacheObject): InMemoryCache {
  const cache = new InMemoryCache({
    possibleTypes,
    typePolicies: {
      // A product has different texts, prices and stock in the other store.
      Product: { keyFields: ['id', 'market'], fields: { ...replaceWholeLists('newestReviews'), images: PICTURES } },
      ReviewSummary: { fields: replaceWholeLists('starCounts', 'uses', 'surfaces', 'scents') },
      Cart: { keyFields: [], fields: replaceWholeLists('lines') },
      Checkout: { fields: replaceWholeLists('lines', 'shippingChoices', 'banks') },
      Order: { fields: replaceWholeLists('statusHistory', 'actions', 'tracking') },
      Visitor: { keyFields: [] },
      ShopSettings: { keyFields: [], fields: replaceWholeLists('versions', 'sampleValues') },
      // Values without an identity of their own are replaced as a whole.
      Money: { keyFields: false },
      ProductImage: { keyFields: false },
      Bank: { keyFields: false },
    },
  });
  if (state) cache.restore(state);
  return cache;
}
