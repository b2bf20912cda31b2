import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import type { CreateSavedViewInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { writeSavedViews } from './use-saved-views.ts';

const CreateSavedViewDocument = graphql(`
  mutation CreateSavedView($input: CreateSavedViewInput!) {
    createSavedView(input: $input) {
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
export function useCreateSavedView() {
  const [run, { loading }] = useMutation(CreateSavedViewDocument, {
    update: (cache, { data }) => writeSavedViews(cache, data?.createSavedView),
  });

  async function save(input: CreateSavedViewInput): Promise<string | null> {
    const { data } = await run({ variables: { input } });
    return findErrorText(data?.createSavedView);
  }

  return { save, busy: loading };
}
