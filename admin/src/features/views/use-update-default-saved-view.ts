import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';
import { writeSavedViews } from './use-saved-views.ts';

const UpdateDefaultSavedViewDocument = graphql(`
  mutation UpdateDefaultSavedView($input: UpdateDefaultSavedViewInput!) {
    updateDefaultSavedView(input: $input) {
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
export function useUpdateDefaultSavedView() {
  const [run, { loading }] = useMutation(UpdateDefaultSavedViewDocument, {
    update: (cache, { data }) => writeSavedViews(cache, data?.updateDefaultSavedView),
  });

  async function setDefault(id: string, isDefault: boolean): Promise<string | null> {
    const { data } = await run({ variables: { input: { id, isDefault } } });
    return findErrorText(data?.updateDefaultSavedView);
  }

  return { setDefault, busy: loading };
}
