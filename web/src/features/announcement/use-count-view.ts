import { useSend } from '@eunbit/ui/use-send';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IN_BACKGROUND } from '../../app/in-background.ts';
import { graphql } from '../../gql/index.ts';

const RecordAnnouncementViewDocument = graphql(`
  mutation RecordAnnouncementView($input: RecordAnnouncementViewInput!) {
    recordAnnouncementView(input: $input) { id views }
  }
`);

/** Counts a view when a browser shows the announcement; a crawler that only reads the page is not counted. */
export function useCountView(id: string): void {
  const count = useEffectEvent(useSend(RecordAnnouncementViewDocument, IN_BACKGROUND).send);
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (counted.current === id) return;
    counted.current = id;
    void count({ id });
  }, [id]);
}
