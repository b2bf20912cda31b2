import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

const UnlinkSocialAccountDocument = graphql(`
  mutation UnlinkSocialAccount($input: UnlinkSocialAccountInput!) {
    unlinkSocialAccount(input: $input) {
      __typename
      ... on Viewer {
        id
        socialProviders
      }
      ...SendOutcome_UserError
    }
  }
`);

/** Unlinks a social account. */
export const useUnlink = () => useSend(UnlinkSocialAccountDocument);
