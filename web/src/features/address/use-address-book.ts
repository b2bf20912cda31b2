import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { AddressFields } from '@eunbit/schema/address';
import { useIdempotencyKeys } from '@eunbit/ui/use-idempotency-keys';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { AddressBookAnswer, MyAddressesDocument } from './address-book-query.ts';

const CreateAddressDocument = graphql(`
  mutation CreateAddress($input: CreateAddressInput!) {
    createAddress(input: $input) {
      ...AddressBookAnswer_AddressBookResult
    }
  }
`);
const UpdateAddressDocument = graphql(`
  mutation UpdateAddress($input: UpdateAddressInput!) {
    updateAddress(input: $input) {
      ...AddressBookAnswer_AddressBookResult
    }
  }
`);
const DeleteAddressDocument = graphql(`
  mutation DeleteAddress($input: DeleteAddressInput!) {
    deleteAddress(input: $input) {
      ...AddressBookAnswer_AddressBookResult
    }
  }
`);
const UpdateDefaultAddressDocument = graphql(`
  mutation UpdateDefaultAddress($input: UpdateDefaultAddressInput!) {
    updateDefaultAddress(input: $input) {
      ...AddressBookAnswer_AddressBookResult
    }
  }
`);

/** The outcome of a change of the address book. */
export type BookOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'invalid'; readonly field: string; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  /** The server gave no answer. */
  | { readonly kind: 'failed' };

/** Changes of the address book; every shown list is updated. They never reject. */
export function useAddressBook() {
  const client = useApolloClient();
  const keys = useIdempotencyKeys();

  async function run<Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    getAnswer: (data: Data) => FragmentType<typeof AddressBookAnswer>,
  ): Promise<BookOutcome> {
    try {
      const { data } = await client.mutate<Data, OperationVariables>({ mutation, variables });
      const answer = data ? readFragment(AddressBookAnswer, getAnswer(data as Data)) : null;
      if (!answer) return { kind: 'failed' };
      if (answer.__typename === 'AddressBookUpdated') {
        client.writeQuery({ query: MyAddressesDocument, data: { myAddresses: answer.addresses } });
        return { kind: 'saved' };
      }
      const [first] = answer.__typename === 'ValidationError' ? answer.fieldErrors : [];
      return first
        ? { kind: 'invalid', field: first.path, message: first.message }
        : { kind: 'refused', message: answer.message };
    } catch {
      return { kind: 'failed' };
    }
  }

  return {
    async add(address: AddressFields): Promise<BookOutcome> {
      const input = keys.withKey({ address });
      const outcome = await run(CreateAddressDocument, { input }, (data) => data.createAddress);
      if (outcome.kind !== 'failed') keys.forget();
      return outcome;
    },
    edit: (id: string, version: number, address: AddressFields) =>
      run(UpdateAddressDocument, { input: { id, version, address } }, (data) => data.updateAddress),
    remove: (id: string) => run(DeleteAddressDocument, { input: { id } }, (data) => data.deleteAddress),
    makeDefault: (id: string) =>
      run(UpdateDefaultAddressDocument, { input: { id } }, (data) => data.updateDefaultAddress),
  };
}
