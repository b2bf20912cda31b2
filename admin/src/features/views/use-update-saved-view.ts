import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';
import { writeSavedViews } from './use-saved-views.ts';

const UpdateSavedViewDocument = graphql(`
  mutation UpdateSavedView($input: UpdateSavedViewInput!) {
    updateSavedView(input: $input) {
      ... on SavedViewsUpdated {
        views {
          ...SavedViews_SavedView
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Renames a view. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useUpdateSavedView() {
  const [run, { loading }] = useMutation(UpdateSavedViewDocument, {
    update: (cache, { data }) => writeSavedViews(cache, data?.updateSavedView),
  });

  async function rename(id: string, name: string): Promise<string | null> {
    const { data } = await run({ variables: { input: { id, name } } });
    return findErrorText(data?.updateSavedView);
  }

  return { rename, busy: loading };
}
