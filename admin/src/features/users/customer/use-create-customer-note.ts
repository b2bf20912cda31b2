import { useMutation } from '@apollo/client/react';
import type { CustomerKind } from '@eunbit/schema/order-list';
import { useIdempotencyKeys } from '@eunbit/ui/use-idempotency-keys';
import { findErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const CreateCustomerNoteDocument = graphql(`
  mutation CreateCustomerNote($input: CreateCustomerNoteInput!) {
    createCustomerNote(input: $input) {
      ... on CustomerNoteCreated {
        note {
          id
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Adds a note about a customer. Resolves to why it was refused, or null. Rejects when no answer came. */
export function useCreateCustomerNote(customer: { readonly kind: CustomerKind; readonly id: string }) {
  const [run, { loading }] = useMutation(CreateCustomerNoteDocument);
  const keys = useIdempotencyKeys();

  async function addNote(text: string): Promise<string | null> {
    const { data } = await run({ variables: { input: keys.withKey({ customer, text }) } });
    keys.forget();
    return findErrorText(data?.createCustomerNote);
  }

  return { addNote, busy: loading };
}
