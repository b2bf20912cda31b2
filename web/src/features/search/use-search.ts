import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { type SearchOption, toSearchOptions } from './search-options.ts';

const SearchDocument = graphql(`
  query Search($text: String!) {
    search(text: $text) {
      products {
        nodes { id market slug title contents { text } price { amount currency } images { url } }
      }
      faqEntries { id question }
    }
  }
`);

/** Pause in typing after which the search is sent, in milliseconds. */
const PAUSE_MS = 200;

export interface Search {
  /** `idle` if there is no text; `searching` also during the pause in typing. */
  readonly state: 'idle' | 'searching' | 'found' | 'failed';
  /** The text that the options belong to. */
  readonly text: string;
  readonly options: readonly SearchOption[];
  readonly retry: () => void;
}

/** Searches for a typed text after a pause in typing; earlier results stay until the new ones arrive. */
export function useSearch(typed: string): Search {
  const wanted = typed.trim();
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, previousData, error, loading, refetch } = useQuery(SearchDocument, {
    variables: { text },
    skip: text === '',
  });
  const shown = data ?? previousData;
  const isCurrent = text === wanted && !loading;
  return {
    state: wanted === '' ? 'idle' : !isCurrent ? 'searching' : error ? 'failed' : 'found',
    text,
    options: wanted !== '' && shown && !error ? toSearchOptions(shown.search) : [],
    retry: () => void refetch().catch(() => undefined),
  };
}
