import { useSend } from '@eunbit/ui/use-send';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IN_BACKGROUND } from '../../app/in-background.ts';
import { graphql } from '../../gql/index.ts';
import { keepRecentSearch } from './recent-searches.ts';

const RecordSearchDocument = graphql(`
  mutation RecordSearch($input: RecordSearchInput!) {
    recordSearch(input: $input)
  }
`);

/** Stores a search in this browser, and counts it for the popular searches, once its results are shown (CATALOGUE-28). */
export function useRecordSearch(text: string, isShown: boolean): void {
  const record = useEffectEvent(useSend(RecordSearchDocument, IN_BACKGROUND).send);
  const recorded = useRef('');
  useEffect(() => {
    if (!isShown || text === '' || recorded.current === text) return;
    recorded.current = text;
    keepRecentSearch(text);
    void record({ text });
  }, [text, isShown]);
}
