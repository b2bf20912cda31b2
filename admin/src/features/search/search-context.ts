import { createContext, useContext } from 'react';

/** Opens the search of the back office. */
export const SearchContext = createContext<() => void>(() => {});

export function useOpenSearch(): () => void {
  return useContext(SearchContext);
}
