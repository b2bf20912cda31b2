import { useMutation } from '@apollo/client/react';
import { problemIn } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';

const ReplyToReviewDocument = graphql(`
  mutation ReplyToReview($input: ReplyToReviewInput!) {
    replyToReview(input: $input) {
      ... on ReviewSaved {
        review {
          id
          reply {
            text
            at
          }
        }
      }
      ...OperationError_UserError
    }
  }
`);

const RemoveReviewDocument = graphql(`
  mutation RemoveReview($input: DeleteReviewInput!) {
    removeReview(input: $input) {
      ... on ReviewDeleted {
        id
      }
      ...OperationError_UserError
    }
  }
`);

/** Answers a review or removes it. Both tell why they were refused, and reject when no answer came. */
export function useModeration(id: string) {
  const [runReply, replying] = useMutation(ReplyToReviewDocument);
  const [runRemove, removing] = useMutation(RemoveReviewDocument);
  return {
    /** Null takes the answer back. */
    reply: async (text: string | null): Promise<string | null> =>
      problemIn((await runReply({ variables: { input: { id, text } } })).data?.replyToReview),
    remove: async (): Promise<string | null> =>
      problemIn((await runRemove({ variables: { input: { id } } })).data?.removeReview),
    replying: replying.loading,
    removing: removing.loading,
  };
}
