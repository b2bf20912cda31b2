import { useMutation } from '@apollo/client/react';
import { problemIn } from '../../app/refusal.ts';
import { graphql } from '../../gql/index.ts';

const RetryLetterDocument = graphql(`
  mutation RetryLetter($id: ID!) {
    retryLetter(input: { id: $id }) {
      ... on LetterQueued {
        letter {
          id
          ...LetterCard_Letter
        }
      }
      ...Refusal_UserError
    }
  }
`);

/** Has a letter that failed sent again; answers why not, or null. Rejects when no answer came. */
export function useRetryLetter() {
  const [run, { loading }] = useMutation(RetryLetterDocument);

  async function retryLetter(id: string): Promise<string | null> {
    const { data } = await run({ variables: { id } });
    return problemIn(data?.retryLetter);
  }

  return { retryLetter, busy: loading };
}
