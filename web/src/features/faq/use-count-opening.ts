import { useSend } from '@eunbit/ui/use-send';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IN_BACKGROUND } from '../../app/in-background.ts';
import { graphql } from '../../gql/index.ts';

const RecordFaqOpeningDocument = graphql(`
  mutation RecordFaqOpening($input: RecordFaqOpeningInput!) {
    recordFaqOpening(input: $input) { id }
  }
`);

/** Counts each question that is opened in a browser, once per page view (SUPPORT-15). */
export function useCountOpening(open: string | null): void {
  const count = useEffectEvent(useSend(RecordFaqOpeningDocument, IN_BACKGROUND).send);
  const counted = useRef(new Set<string>());
  useEffect(() => {
    if (open === null || counted.current.has(open)) return;
    counted.current.add(open);
    void count({ id: open });
  }, [open]);
}
