import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import type { SaveViewInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { writeSavedViews } from './use-saved-views.ts';

const SaveViewDocument = graphql(`
  mutation SaveView($input: SaveViewInput!) {
    saveView(input: $input) {
      ... on SavedViewsUpdated {
        views {
          ...SavedViews_SavedView
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Stores a new view. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useSaveView() {
  const [run, { loading }] = useMutation(SaveViewDocument, {
    update: (cache, { data }) => writeSavedViews(cache, data?.saveView),
  });

  async function save(input: SaveViewInput): Promise<string | null> {
    const { data } = await run({ variables: { input } });
    return findErrorText(data?.saveView);
  }

  return { save, busy: loading };
}
