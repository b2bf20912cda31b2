import { Market } from '@eunbit/schema/market';
import { createContext, useContext } from 'react';
import { graphql } from '../gql/index.ts';

export const OpenStoresDocument = graphql(`
  query OpenStores {
    visitor {
      stores
    }
  }
`);

/** The stores that are open; both where nothing has said otherwise. */
const StoresContext = createContext<readonly Market[]>(Object.values(Market));
export const StoresProvider = StoresContext.Provider;

/** The stores that are open, in the order of the menu. A closed one is on no screen: the API refuses what names it. */
export function useStores(): readonly Market[] {
  return useContext(StoresContext);
}

/** The choices of a list of both stores: each, or null for both; none where only one is open. */
export function useStoreChoice(): readonly (Market | null)[] {
  const stores = useStores();
  return stores.length > 1 ? [null, ...stores] : [];
}

/** The wanted store, or the open one where that one is closed, for screens that begin with a store of their own choice. */
export function useOpenStore(wanted: Market): Market {
  const stores = useStores();
  return stores.includes(wanted) ? wanted : (stores[0] ?? wanted);
}
