import { useSend } from '../../../app/use-send.ts';
import { graphql } from '../../../gql/index.ts';

const CompleteSocialSignUpDocument = graphql(`
  mutation CompleteSocialSignUp($input: CompleteSocialSignUpInput!) {
    completeSocialSignUp(input: $input) {
      __typename
      ... on Viewer {
        id
        language
      }
      ...SendOutcome_UserError
      ... on AccountError {
        code
      }
    }
  }
`);

/** Ends a sign-up that began with another company, and signs in. */
export const useCompleteSocialSignUp = () => useSend(CompleteSocialSignUpDocument);
