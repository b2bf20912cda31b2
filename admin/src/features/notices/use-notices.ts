import { useMutation } from '@apollo/client/react';
import { findOperationError, problemIn } from '../../app/operation-error.ts';
import type { NoticeInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const CreateNoticeDocument = graphql(`
  mutation CreateNotice($input: NoticeInput!) {
    createNotice(input: $input) {
      ... on NoticeSaved {
        notice {
          id
        }
      }
      ...OperationError_UserError
    }
  }
`);

const EditNoticeDocument = graphql(`
  mutation EditNotice($input: EditNoticeInput!) {
    editNotice(input: $input) {
      ... on NoticeSaved {
        notice {
          id
        }
      }
      ...OperationError_UserError
    }
  }
`);

const DeleteNoticeDocument = graphql(`
  mutation DeleteNotice($input: NoticeIdInput!) {
    deleteNotice(input: $input) {
      ... on NoticeDeleted {
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
  if (!operationError) return { kind: 'saved', id: (result as { notice: { id: string } }).notice.id };
  const fields = (operationError.fieldErrors ?? []).map(({ path, message }) => [path, message] as const);
  return { kind: 'refused', message: operationError.message, fields: Object.fromEntries(fields) };
}

/** Writes, changes and deletes notices. All reject when no answer came. */
export function useNotices() {
  const [runCreate, creating] = useMutation(CreateNoticeDocument);
  const [runEdit, editing] = useMutation(EditNoticeDocument);
  const [runDelete, deleting] = useMutation(DeleteNoticeDocument);
  return {
    /** Changes the notice of this id, or writes a new one. */
    save: async (id: string | null, input: NoticeInput): Promise<SaveOutcome> =>
      outcomeOf(
        id === null
          ? (await runCreate({ variables: { input } })).data?.createNotice
          : (await runEdit({ variables: { input: { ...input, id } } })).data?.editNotice,
      ),
    /** Answers why it was refused, or null. */
    remove: async (id: string): Promise<string | null> =>
      problemIn((await runDelete({ variables: { input: { id } } })).data?.deleteNotice),
    saving: creating.loading || editing.loading,
    deleting: deleting.loading,
  };
}
