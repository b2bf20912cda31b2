import { createContext, useContext } from 'react';

/** Opens the search of the back office; null if the viewer may not search. */
export const SearchContext = createContext<(() => void) | null>(null);

export function useOpenSearch(): (() => void) | null {
  return useContext(SearchContext);
}
