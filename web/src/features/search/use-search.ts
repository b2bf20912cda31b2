import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { type SearchOption, toSearchOptions } from './search-options.ts';

const SearchDocument = graphql(`
  query Search($text: String!) {
    search(text: $text) {
      products {
        id
        market
        slug
        title
        volume
        price {
          amount
          currency
        }
        images {
          url
        }
      }
      faqEntries {
        id
        question
      }
    }
  }
`);

/** A pause in typing after which the search is sent. */
const PAUSE_MS = 200;

export interface Search {
  /** `idle` while nothing is typed; `searching` also while the pause in typing is awaited. */
  readonly state: 'idle' | 'searching' | 'found' | 'failed';
  /** What the options were found for. */
  readonly text: string;
  readonly options: readonly SearchOption[];
  readonly retry: () => void;
}

/** Looks for a typed text once the typing pauses; what was found before stays until the new answer is there. */
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
