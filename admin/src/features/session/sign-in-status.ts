import { graphql } from '../../gql/index.ts';

/** State of this browser's sign-in. */
export const SignInStatusDocument = graphql(`
  query SignInStatus {
    signInStatus { email missingStep proofMethods isConfirmationDue }
  }
`);
