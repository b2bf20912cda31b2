import { useSend } from '@eunbit/ui/use-send';
import { solveChallenge } from '../../app/solve-challenge.ts';
import { graphql } from '../../gql/index.ts';

/** Kept apart from the mutations of the account pages: this form is on the page of an order. */
const SignUpWithOrderDocument = graphql(`
  mutation SignUpWithOrder($input: SignUpWithOrderInput!) {
    signUpWithOrder(input: $input) {
      ... on ProofRequiredError { challenge }
      ... on Viewer { id language }
      ...OperationError_UserError
      ... on AccountError { code }
    }
  }
`);

export const useSignUpWithOrder = () => useSend(SignUpWithOrderDocument, { prove: solveChallenge });
