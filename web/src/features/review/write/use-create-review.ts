import { useMutation } from '@apollo/client/react';
import { useIdempotencyKeys } from '@eunbit/ui/use-idempotency-keys';
import type { CreateReviewInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { forgetReviewLists, type SaveOutcome, toSaveOutcome } from './save-outcome.ts';

const CreateReviewDocument = graphql(`
  mutation CreateReview($input: CreateReviewInput!) {
    createReview(input: $input) {
      __typename
      ... on ReviewSaved {
        summary {
          ...ReviewSummary_ReviewSummary
        }
      }
      ... on UserError {
        message
      }
      ... on ValidationError {
        fieldErrors {
          path
          message
        }
      }
    }
  }
`);

/** Writes a review. Never rejects. */
export function useCreateReview(): (input: CreateReviewInput) => Promise<SaveOutcome> {
  const [mutate] = useMutation(CreateReviewDocument, { update: forgetReviewLists });
  const keys = useIdempotencyKeys();
  return async (input) => {
    const asked = mutate({ variables: { input: keys.withKey(input) } });
    const outcome = await toSaveOutcome(asked.then(({ data }) => data?.createReview));
    if (outcome.kind !== 'failed') keys.forget();
    return outcome;
  };
}
