import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
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

/** Answers a review; null removes the answer. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useReplyToReview(id: string) {
  const [run, { loading }] = useMutation(ReplyToReviewDocument);

  async function reply(text: string | null): Promise<string | null> {
    const { data } = await run({ variables: { input: { id, text } } });
    return findErrorText(data?.replyToReview);
  }

  return { reply, busy: loading };
}
