import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const CreateAnnouncementDocument = graphql(`
  mutation CreateAnnouncement($input: CreateAnnouncementInput!) {
    createAnnouncement(input: $input) {
      ... on StaffAnnouncement { id }
      ...OperationError_UserError
    }
  }
`);

const UpdateAnnouncementDocument = graphql(`
  mutation UpdateAnnouncement($input: UpdateAnnouncementInput!) {
    updateAnnouncement(input: $input) {
      ... on StaffAnnouncement { id }
      ...OperationError_UserError
    }
  }
`);

const DeleteAnnouncementDocument = graphql(`
  mutation DeleteAnnouncement($input: DeleteAnnouncementInput!) {
    deleteAnnouncement(input: $input) {
      ... on AnnouncementDeleted { id }
      ...OperationError_UserError
    }
  }
`);

export const useCreateAnnouncement = () => useSend(CreateAnnouncementDocument, { once: true });
export const useUpdateAnnouncement = () => useSend(UpdateAnnouncementDocument);
export const useDeleteAnnouncement = () => useSend(DeleteAnnouncementDocument);
