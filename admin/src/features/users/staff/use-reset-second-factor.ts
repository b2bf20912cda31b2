import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const ResetSecondFactorDocument = graphql(`
  mutation ResetSecondFactor($input: ResetSecondFactorInput!) {
    resetSecondFactor(input: $input) {
      ... on SecondFactorReset {
        userId
      }
      ...OperationError_UserError
    }
  }
`);

/** Takes somebody's second factor away. `reset` resolves to why it was refused, or null, and rejects when no answer came. */
export function useResetSecondFactor(userId: string) {
  const [run, { loading: busy }] = useMutation(ResetSecondFactorDocument);

  async function reset(): Promise<string | null> {
    const { data } = await run({
      variables: { input: { userId } },
      update(cache, answer) {
        if (!answer.data || !('userId' in answer.data.resetSecondFactor)) return;
        cache.modify({
          id: cache.identify({ __typename: 'User', id: userId }),
          fields: { hasSecondFactor: () => false },
        });
      },
    });
    return findErrorText(data?.resetSecondFactor);
  }

  return { reset, busy };
}
