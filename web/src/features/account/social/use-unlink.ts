import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

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
