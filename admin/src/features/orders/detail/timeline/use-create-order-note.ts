import { useMutation } from '@apollo/client/react';
import { useIdempotencyKeys } from '@eunbit/ui/use-idempotency-keys';
import { findErrorText } from '../../../../app/operation-error.ts';
import { graphql } from '../../../../gql/index.ts';

const CreateOrderNoteDocument = graphql(`
  mutation CreateOrderNote($input: CreateOrderNoteInput!) {
    createOrderNote(input: $input) {
      ... on OrderStaffDetailsUpdated {
        file {
          orderNumber
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Adds a note to an order. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useCreateOrderNote(orderNumber: string) {
  const [run, { loading }] = useMutation(CreateOrderNoteDocument);
  const keys = useIdempotencyKeys();

  async function addNote(text: string, mentionIds: readonly string[]): Promise<string | null> {
    const { data } = await run({
      variables: { input: keys.withKey({ orderNumber, text, mentionIds: [...mentionIds] }) },
      refetchQueries: ['OrderTimeline'],
    });
    keys.forget();
    return findErrorText(data?.createOrderNote);
  }

  return { addNote, busy: loading };
}
