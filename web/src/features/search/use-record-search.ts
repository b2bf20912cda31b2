import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { IN_BACKGROUND } from '../../app/in-background.ts';
import { graphql } from '../../gql/index.ts';
import { keepRecentSearch } from './recent-searches.ts';

const RecordSearchDocument = graphql(`
  mutation RecordSearch($input: RecordSearchInput!) {
    recordSearch(input: $input)
  }
`);

/** Keeps a search in this browser, and counts it for what others search, once its results are shown (CATALOGUE-28). */
export function useRecordSearch(text: string, isShown: boolean): void {
  const [record] = useMutation(RecordSearchDocument, IN_BACKGROUND);
  const recorded = useRef('');
  useEffect(() => {
    if (!isShown || text === '' || recorded.current === text) return;
    recorded.current = text;
    keepRecentSearch(text);
    // A failure does not concern who searches.
    record({ variables: { input: { text } } }).catch(() => undefined);
  }, [record, text, isShown]);
}
