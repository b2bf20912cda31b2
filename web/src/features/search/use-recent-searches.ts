import { useEffect, useState } from 'react';
import { readRecentSearches, removeAllRecentSearches, removeRecentSearch } from './recent-searches.ts';

/** The searches that this browser keeps; none until it has rendered, as the server knows of none. */
export function useRecentSearches() {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => setTexts(readRecentSearches()), []);
  return {
    texts,
    remove: (text: string) => setTexts(removeRecentSearch(text)),
    removeAll: () => setTexts(removeAllRecentSearches()),
  };
}
