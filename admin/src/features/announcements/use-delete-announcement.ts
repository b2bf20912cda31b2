import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';

const DeleteAnnouncementDocument = graphql(`
  mutation DeleteAnnouncement($input: DeleteAnnouncementInput!) {
    deleteAnnouncement(input: $input) {
      ... on AnnouncementDeleted {
        id
      }
      ...OperationError_UserError
    }
  }
`);

/** Deletes an announcement. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useDeleteAnnouncement(id: string) {
  const [run, { loading }] = useMutation(DeleteAnnouncementDocument);

  async function remove(): Promise<string | null> {
    const { data } = await run({ variables: { input: { id } } });
    return findErrorText(data?.deleteAnnouncement);
  }

  return { remove, busy: loading };
}
