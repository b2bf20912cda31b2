import { graphql } from '../../gql/index.ts';

/** How far the sign-in of this browser is. */
export const SignInStatusDocument = graphql(`
  query SignInStatus {
    signInStatus {
      email
      missingStep
      proofMethods
      isConfirmationDue
    }
  }
`);
