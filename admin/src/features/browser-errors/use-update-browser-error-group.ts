import { useMutation } from '@apollo/client/react';
import type { BrowserErrorState } from '@eunbit/schema/browser-error';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';

const UpdateBrowserErrorGroupDocument = graphql(`
  mutation UpdateBrowserErrorGroup($input: UpdateBrowserErrorGroupInput!) {
    updateBrowserErrorGroup(input: $input) {
      __typename
      ... on BrowserErrorGroupUpdated {
        group {
          id
          state
          reopenedAt
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Gives a group a state. Resolves to why that was refused, or null; rejects when the server did not answer. */
export function useUpdateBrowserErrorGroup(id: string) {
  const [run, { loading }] = useMutation(UpdateBrowserErrorGroupDocument);

  async function update(state: BrowserErrorState): Promise<string | null> {
    const { data } = await run({ variables: { input: { id, state } } });
    return findErrorText(data?.updateBrowserErrorGroup);
  }

  return { update, busy: loading };
}
