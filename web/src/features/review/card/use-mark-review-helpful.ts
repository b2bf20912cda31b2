import { useMutation } from '@apollo/client/react';
import { toSendOutcome } from '../../../app/send-outcome.ts';
import { graphql } from '../../../gql/index.ts';

const MarkReviewHelpfulDocument = graphql(`
  mutation MarkReviewHelpful($input: MarkReviewHelpfulInput!) {
    markReviewHelpful(input: $input) {
      __typename
      ... on ReviewMarkedHelpful {
        review {
          id
          helpfulCount
          viewerHasVoted
        }
      }
      ...SendOutcome_UserError
    }
  }
`);

interface Vote {
  readonly id: string;
  readonly isHelpful: boolean;
  /** The votes with this one. */
  readonly helpfulCount: number;
}

/** Votes for a review, or takes the vote back; the page shows it at once. Never rejects. */
export function useMarkReviewHelpful() {
  const [mutate] = useMutation(MarkReviewHelpfulDocument);
  return async ({ id, isHelpful, helpfulCount }: Vote) => {
    const review = { __typename: 'Review' as const, id, helpfulCount, viewerHasVoted: isHelpful };
    try {
      const { data } = await mutate({
        variables: { input: { id, isHelpful } },
        optimisticResponse: { markReviewHelpful: { __typename: 'ReviewMarkedHelpful', review } },
      });
      return toSendOutcome(data);
    } catch {
      return { kind: 'failed' as const };
    }
  };
}
