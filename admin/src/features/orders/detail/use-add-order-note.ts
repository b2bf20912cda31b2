import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const AddOrderNoteDocument = graphql(`
  mutation AddOrderNote($input: OrderNoteInput!) {
    addOrderNote(input: $input) {
      ... on OrderStaffDetailsUpdated {
        file {
          orderNumber
          ...OrderNotes_OrderStaffDetails
          activity {
            id
            ...AuditEntries_AuditEntry
          }
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Adds a note to an order. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useAddOrderNote(orderNumber: string) {
  const [run, { loading }] = useMutation(AddOrderNoteDocument);

  async function addNote(text: string): Promise<string | null> {
    const { data } = await run({ variables: { input: { orderNumber, text } } });
    return findErrorText(data?.addOrderNote);
  }

  return { addNote, busy: loading };
}
