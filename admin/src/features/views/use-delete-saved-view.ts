import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';
import { writeSavedViews } from './use-saved-views.ts';

const DeleteSavedViewDocument = graphql(`
  mutation DeleteSavedView($input: DeleteSavedViewInput!) {
    deleteSavedView(input: $input) {
      ... on SavedViewsUpdated {
        views {
          ...SavedViews_SavedView
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Deletes a view. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useDeleteSavedView() {
  const [run, { loading }] = useMutation(DeleteSavedViewDocument, {
    update: (cache, { data }) => writeSavedViews(cache, data?.deleteSavedView),
  });

  async function remove(id: string): Promise<string | null> {
    const { data } = await run({ variables: { input: { id } } });
    return findErrorText(data?.deleteSavedView);
  }

  return { remove, busy: loading };
}
