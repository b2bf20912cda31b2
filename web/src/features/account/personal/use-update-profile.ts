import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

const UpdateProfileDocument = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      __typename
      ... on Viewer {
        id
        firstName
        lastName
        phone
      }
      ...SendOutcome_UserError
    }
  }
`);

/** Changes name and phone of the account. */
export const useUpdateProfile = () => useSend(UpdateProfileDocument);
