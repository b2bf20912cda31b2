import { useQuery } from '@apollo/client/react';
import { useViewer } from '../../app/use-viewer.ts';
import { graphql } from '../../gql/index.ts';

const ReviewerDocument = graphql(`
  query Reviewer {
    visitor { viewer { id isBlocked } }
  }
`);

/** Whether the visitor is known to be blocked from writing reviews. Queries the API for members only. */
export function useIsBlocked(): boolean {
  const viewer = useViewer();
  return useQuery(ReviewerDocument, { skip: !viewer }).data?.visitor.viewer?.isBlocked === true;
}
