import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const ReleaseHoldDocument = graphql(`
  mutation ReleaseHold($input: ReleaseHoldInput!) {
    releaseHold(input: $input) {
      ... on HoldReleased {
        holdId
      }
      ...OperationError_UserError
    }
  }
`);

/** Ends the payment that holds units. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useReleaseHold() {
  const [run, { loading }] = useMutation(ReleaseHoldDocument, {
    refetchQueries: ['HeldUnits'],
    awaitRefetchQueries: true,
  });

  async function releaseHold(holdId: string): Promise<string | null> {
    const { data } = await run({ variables: { input: { holdId } } });
    return findErrorText(data?.releaseHold);
  }

  return { releaseHold, busy: loading };
}
