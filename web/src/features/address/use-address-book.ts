import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { AddressFields } from '@eunbit/schema/address';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { AddressBookAnswer, MyAddressesDocument } from './address-book-query.ts';

const AddAddressDocument = graphql(`
  mutation AddAddress($input: AddAddressInput!) {
    addAddress(input: $input) {
      ...AddressBookAnswer_AddressBookResult
    }
  }
`);
const EditAddressDocument = graphql(`
  mutation EditAddress($input: EditAddressInput!) {
    editAddress(input: $input) {
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
const MakeDefaultAddressDocument = graphql(`
  mutation MakeDefaultAddress($input: MakeDefaultAddressInput!) {
    makeDefaultAddress(input: $input) {
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
    add: (address: AddressFields) => run(AddAddressDocument, { input: { address } }, (data) => data.addAddress),
    edit: (id: string, version: number, address: AddressFields) =>
      run(EditAddressDocument, { input: { id, version, address } }, (data) => data.editAddress),
    remove: (id: string) => run(DeleteAddressDocument, { input: { id } }, (data) => data.deleteAddress),
    makeDefault: (id: string) => run(MakeDefaultAddressDocument, { input: { id } }, (data) => data.makeDefaultAddress),
  };
}
