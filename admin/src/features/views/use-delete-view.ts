import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';
import { writeSavedViews } from './use-saved-views.ts';

const DeleteViewDocument = graphql(`
  mutation DeleteView($input: SavedViewIdInput!) {
    deleteView(input: $input) {
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
export function useDeleteView() {
  const [run, { loading }] = useMutation(DeleteViewDocument, {
    update: (cache, { data }) => writeSavedViews(cache, data?.deleteView),
  });

  async function remove(id: string): Promise<string | null> {
    const { data } = await run({ variables: { input: { id } } });
    return findErrorText(data?.deleteView);
  }

  return { remove, busy: loading };
}
