import { Market } from '@eunbit/schema/market';
import { createContext, useContext, useMemo } from 'react';
import { graphql } from '../gql/index.ts';

export const OpenStoresDocument = graphql(`
  query OpenStores {
    visitor { stores }
  }
`);

export const ClosedStoresDocument = graphql(`
  query ClosedStores {
    closedStores
  }
`);

interface Stores {
  readonly open: readonly Market[];
  /** The closed ones that have orders. */
  readonly closed: readonly Market[];
}

/** Both are open where nothing has said otherwise. */
const StoresContext = createContext<Stores>({ open: Object.values(Market), closed: [] });
export const StoresProvider = StoresContext.Provider;

/** The stores that are open, in the order of the menu. A closed one sells nothing: the API refuses what names it. */
export function useStores(): readonly Market[] {
  return useContext(StoresContext).open;
}

/** Closed stores that have orders: those, their parcels, returns and books are looked after (STORE-30). */
export function useClosedStores(): readonly Market[] {
  return useContext(StoresContext).closed;
}

/** The stores whose orders are looked after: the open ones first. */
export function useStoresWithOrders(): readonly Market[] {
  const { open, closed } = useContext(StoresContext);
  return useMemo(() => [...open, ...closed], [open, closed]);
}

/** The choices of a list of both stores: each, or null for both; none if only one is open. */
export function useStoreChoice(): readonly (Market | null)[] {
  const stores = useStores();
  return stores.length > 1 ? [null, ...stores] : [];
}

/** The wanted store, or the first of a screen's where it has not that one, for screens that begin with a store of their own choice. */
export function chooseStore(wanted: Market, stores: readonly Market[]): Market {
  return stores.includes(wanted) ? wanted : (stores[0] ?? wanted);
}
