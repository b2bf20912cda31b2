import type { ApolloCache } from '@apollo/client';
import { useSend } from '@eunbit/ui/use-send';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { MyAddressesDocument } from './address-book-query.ts';

const AddressBookAnswer = graphql(`
  fragment AddressBookAnswer_AddressBookResult on AddressBookResult {
    __typename
    ... on AddressBookUpdated { addresses { ...SavedAddress_SavedAddress } }
    ...OperationError_UserError
  }
`);

const CreateAddressDocument = graphql(`
  mutation CreateAddress($input: CreateAddressInput!) {
    createAddress(input: $input) { ...AddressBookAnswer_AddressBookResult }
  }
`);

const UpdateAddressDocument = graphql(`
  mutation UpdateAddress($input: UpdateAddressInput!) {
    updateAddress(input: $input) { ...AddressBookAnswer_AddressBookResult }
  }
`);

const DeleteAddressDocument = graphql(`
  mutation DeleteAddress($input: DeleteAddressInput!) {
    deleteAddress(input: $input) { ...AddressBookAnswer_AddressBookResult }
  }
`);

const UpdateDefaultAddressDocument = graphql(`
  mutation UpdateDefaultAddress($input: UpdateDefaultAddressInput!) {
    updateDefaultAddress(input: $input) { ...AddressBookAnswer_AddressBookResult }
  }
`);

/** Every visible list shows the new one. */
function update(cache: ApolloCache, masked: FragmentType<typeof AddressBookAnswer>): void {
  const answer = readFragment(AddressBookAnswer, masked);
  if (answer.__typename !== 'AddressBookUpdated') return;
  cache.writeQuery({ query: MyAddressesDocument, data: { myAddresses: answer.addresses } });
}

export const useCreateAddress = () => useSend(CreateAddressDocument, { once: true, update });
export const useUpdateAddress = () => useSend(UpdateAddressDocument, { update });
export const useDeleteAddress = () => useSend(DeleteAddressDocument, { update });
export const useUpdateDefaultAddress = () => useSend(UpdateDefaultAddressDocument, { update });
