import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { graphql } from '../../gql/index.ts';

const CountAnnouncementViewDocument = graphql(`
  mutation CountAnnouncementView($input: AnnouncementIdInput!) {
    countAnnouncementView(input: $input) {
      id
      views
    }
  }
`);

/** Counts that an announcement was opened, when a browser shows it; a crawler that reads the page counts for nobody. */
export function useCountView(id: string): void {
  const [count] = useMutation(CountAnnouncementViewDocument);
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (counted.current === id) return;
    counted.current = id;
    // The reader has nothing to do with it, also when it fails.
    count({ variables: { input: { id } } }).catch(() => undefined);
  }, [count, id]);
}
