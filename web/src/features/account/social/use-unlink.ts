import { graphql } from '../../../gql/index.ts';
import { useSend } from '../form/use-send.ts';

const UnlinkSocialAccountDocument = graphql(`
  mutation UnlinkSocialAccount($input: UnlinkSocialAccountInput!) {
    unlinkSocialAccount(input: $input) {
      __typename
      ... on SocialAccountUnlinked {
        viewer {
          id
          socialProviders
        }
      }
      ... on UserError {
        code
        message
      }
    }
  }
`);

/** Unlinks a social account. */
export const useUnlink = () => useSend(UnlinkSocialAccountDocument);
