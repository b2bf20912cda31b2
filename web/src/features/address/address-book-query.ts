import { graphql } from '../../gql/index.ts';

/** A saved address with all fields that list, form and checkout show. */
export const SavedAddressContent = graphql(`
  fragment SavedAddress_SavedAddress on SavedAddress {
    id
    version
    market
    isDefault
    firstName
    lastName
    address
    apt
    city
    state
    zipCode
  }
`);

/** All addresses that the member saved. */
export const MyAddressesDocument = graphql(`
  query MyAddresses {
    myAddresses { ...SavedAddress_SavedAddress }
  }
`);

/** Origin of the Korean postcode search. */
export const PostcodeOriginDocument = graphql(`query PostcodeOrigin { postcodeOrigin }`);
