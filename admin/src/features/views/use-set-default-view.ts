import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';
import { writeSavedViews } from './use-saved-views.ts';

const SetDefaultViewDocument = graphql(`
  mutation SetDefaultView($input: SetDefaultViewInput!) {
    setDefaultView(input: $input) {
      ... on SavedViewsUpdated {
        views {
          ...SavedViews_SavedView
        }
      }
      ...OperationError_UserError
    }
  }
`);

/**
 * Sets or clears the view that a list opens with. Resolves to why it was refused, or null. Rejects when no answer came.
 */
export function useSetDefaultView() {
  const [run, { loading }] = useMutation(SetDefaultViewDocument, {
    update: (cache, { data }) => writeSavedViews(cache, data?.setDefaultView),
  });

  async function setDefault(id: string, isDefault: boolean): Promise<string | null> {
    const { data } = await run({ variables: { input: { id, isDefault } } });
    return findErrorText(data?.setDefaultView);
  }

  return { setDefault, busy: loading };
}
