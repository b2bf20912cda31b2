import type { ApolloCache } from '@apollo/client';
import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const CreateReviewDocument = graphql(`
  mutation CreateReview($input: CreateReviewInput!) {
    createReview(input: $input) {
      ... on ReviewSaved { summary { ...ReviewSummary_ReviewSummary } }
      ...OperationError_UserError
    }
  }
`);

const UpdateReviewDocument = graphql(`
  mutation UpdateReview($input: UpdateReviewInput!) {
    updateReview(input: $input) {
      ... on ReviewSaved { review { ...ReviewCard_Review } summary { ...ReviewSummary_ReviewSummary } }
      ...OperationError_UserError
    }
  }
`);

const DeleteReviewDocument = graphql(`
  mutation DeleteReview($input: DeleteReviewInput!) {
    deleteReview(input: $input) {
      ... on ReviewDeleted { summary { ...ReviewSummary_ReviewSummary } }
      ...OperationError_UserError
    }
  }
`);

const MarkReviewHelpfulDocument = graphql(`
  mutation MarkReviewHelpful($input: MarkReviewHelpfulInput!) {
    markReviewHelpful(input: $input) {
      ... on ReviewMarkedHelpful { review { id helpfulCount viewerHasVoted } }
      ...OperationError_UserError
    }
  }
`);

/** Removes cached lists of reviews, which are outdated now. */
function update(cache: ApolloCache): void {
  for (const fieldName of ['reviews', 'myReviews', 'product']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}

export const useCreateReview = () => useSend(CreateReviewDocument, { once: true, update });
export const useUpdateReview = () => useSend(UpdateReviewDocument, { update });
export const useDeleteReview = () => useSend(DeleteReviewDocument, { update });

/** Votes for a review, or withdraws the vote; the page shows the new number at once. */
export const useMarkReviewHelpful = (helpfulCount: number) =>
  useSend(MarkReviewHelpfulDocument, {
    optimisticResponse: ({ input: { id, isHelpful } }) => ({
      markReviewHelpful: {
        __typename: 'ReviewMarkedHelpful' as const,
        review: { __typename: 'Review' as const, id, helpfulCount, viewerHasVoted: isHelpful },
      },
    }),
  });
