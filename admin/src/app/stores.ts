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
  /** Closed stores that still have orders. */
  readonly closed: readonly Market[];
}

/** By default both stores are open. */
const StoresContext = createContext<Stores>({ open: Object.values(Market), closed: [] });
export const StoresProvider = StoresContext.Provider;

/** The open stores, in the order of the menu. A closed store sells nothing: the API rejects requests for it. */
export function useStores(): readonly Market[] {
  return useContext(StoresContext).open;
}

/** Closed stores that still have orders. Staff still handle their orders, parcels, returns and books (STORE-30). */
export function useClosedStores(): readonly Market[] {
  return useContext(StoresContext).closed;
}

/** The stores whose orders staff handle, open ones first. */
export function useStoresWithOrders(): readonly Market[] {
  const { open, closed } = useContext(StoresContext);
  return useMemo(() => [...open, ...closed], [open, closed]);
}

/** The filter choices of a list of both stores: each store, and null for both; empty if only one store is open. */
export function useStoreChoice(): readonly (Market | null)[] {
  const stores = useStores();
  return stores.length > 1 ? [null, ...stores] : [];
}

/** Returns the wanted store if the screen has it, otherwise the screen's first store. */
export function chooseStore(wanted: Market, stores: readonly Market[]): Market {
  return stores.includes(wanted) ? wanted : (stores[0] ?? wanted);
}
