import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';
import { writeSavedViews } from './use-saved-views.ts';

const CreateSavedViewDocument = graphql(`
  mutation CreateSavedView($input: CreateSavedViewInput!) {
    createSavedView(input: $input) {
      ... on SavedViewsUpdated { views { ...SavedViews_SavedView } }
      ...OperationError_UserError
    }
  }
`);

const UpdateSavedViewDocument = graphql(`
  mutation UpdateSavedView($input: UpdateSavedViewInput!) {
    updateSavedView(input: $input) {
      ... on SavedViewsUpdated { views { ...SavedViews_SavedView } }
      ...OperationError_UserError
    }
  }
`);

const UpdateDefaultSavedViewDocument = graphql(`
  mutation UpdateDefaultSavedView($input: UpdateDefaultSavedViewInput!) {
    updateDefaultSavedView(input: $input) {
      ... on SavedViewsUpdated { views { ...SavedViews_SavedView } }
      ...OperationError_UserError
    }
  }
`);

const DeleteSavedViewDocument = graphql(`
  mutation DeleteSavedView($input: DeleteSavedViewInput!) {
    deleteSavedView(input: $input) {
      ... on SavedViewsUpdated { views { ...SavedViews_SavedView } }
      ...OperationError_UserError
    }
  }
`);

/** Each mutation returns all views of the viewer. */
const WRITTEN = { update: writeSavedViews };

export const useCreateSavedView = () => useSend(CreateSavedViewDocument, WRITTEN);
export const useUpdateSavedView = () => useSend(UpdateSavedViewDocument, WRITTEN);
export const useUpdateDefaultSavedView = () => useSend(UpdateDefaultSavedViewDocument, WRITTEN);
export const useDeleteSavedView = () => useSend(DeleteSavedViewDocument, WRITTEN);
