import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';
import { writeSavedViews } from './use-saved-views.ts';

const RenameViewDocument = graphql(`
  mutation RenameView($input: RenameViewInput!) {
    renameView(input: $input) {
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
export function useRenameView() {
  const [run, { loading }] = useMutation(RenameViewDocument, {
    update: (cache, { data }) => writeSavedViews(cache, data?.renameView),
  });

  async function rename(id: string, name: string): Promise<string | null> {
    const { data } = await run({ variables: { input: { id, name } } });
    return findErrorText(data?.renameView);
  }

  return { rename, busy: loading };
}
