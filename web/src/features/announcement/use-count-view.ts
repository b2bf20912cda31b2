import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { IN_BACKGROUND } from '../../app/in-background.ts';
import { graphql } from '../../gql/index.ts';

const RecordAnnouncementViewDocument = graphql(`
  mutation RecordAnnouncementView($input: RecordAnnouncementViewInput!) {
    recordAnnouncementView(input: $input) {
      id
      views
    }
  }
`);

/** Counts a view when a browser shows the announcement; a crawler that only reads the page is not counted. */
export function useCountView(id: string): void {
  const [count] = useMutation(RecordAnnouncementViewDocument, IN_BACKGROUND);
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (counted.current === id) return;
    counted.current = id;
    // A failure does not concern the reader.
    count({ variables: { input: { id } } }).catch(() => undefined);
  }, [count, id]);
}
