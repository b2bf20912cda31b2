import { useMutation } from '@apollo/client/react';
import { findOperationError, problemIn } from '../../app/operation-error.ts';
import type { AnnouncementInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const CreateAnnouncementDocument = graphql(`
  mutation CreateAnnouncement($input: AnnouncementInput!) {
    createAnnouncement(input: $input) {
      ... on AnnouncementSaved {
        announcement {
          id
        }
      }
      ...OperationError_UserError
    }
  }
`);

const EditAnnouncementDocument = graphql(`
  mutation EditAnnouncement($input: EditAnnouncementInput!) {
    editAnnouncement(input: $input) {
      ... on AnnouncementSaved {
        announcement {
          id
        }
      }
      ...OperationError_UserError
    }
  }
`);

const DeleteAnnouncementDocument = graphql(`
  mutation DeleteAnnouncement($input: AnnouncementIdInput!) {
    deleteAnnouncement(input: $input) {
      ... on AnnouncementDeleted {
        id
      }
      ...OperationError_UserError
    }
  }
`);

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly id: string }
  /** `fields` by name where single fields are wrong. */
  | { readonly kind: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> };

function outcomeOf(result: object | undefined): SaveOutcome {
  const operationError = findOperationError(result);
  if (!operationError) return { kind: 'saved', id: (result as { announcement: { id: string } }).announcement.id };
  const fields = (operationError.fieldErrors ?? []).map(({ path, message }) => [path, message] as const);
  return { kind: 'refused', message: operationError.message, fields: Object.fromEntries(fields) };
}

/** Writes, changes and deletes announcements. All reject when no answer came. */
export function useAnnouncements() {
  const [runCreate, creating] = useMutation(CreateAnnouncementDocument);
  const [runEdit, editing] = useMutation(EditAnnouncementDocument);
  const [runDelete, deleting] = useMutation(DeleteAnnouncementDocument);
  return {
    /** Changes the announcement of this id, or writes a new one. */
    save: async (id: string | null, input: AnnouncementInput): Promise<SaveOutcome> =>
      outcomeOf(
        id === null
          ? (await runCreate({ variables: { input } })).data?.createAnnouncement
          : (await runEdit({ variables: { input: { ...input, id } } })).data?.editAnnouncement,
      ),
    /** Answers why it was refused, or null. */
    remove: async (id: string): Promise<string | null> =>
      problemIn((await runDelete({ variables: { input: { id } } })).data?.deleteAnnouncement),
    saving: creating.loading || editing.loading,
    deleting: deleting.loading,
  };
}
