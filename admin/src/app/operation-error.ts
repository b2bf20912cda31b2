import { graphql } from '../gql/index.ts';

/** Every mutation selects this, so that the screen also shows error types that are added later; `useSend` reads it. */
graphql(`
  fragment OperationError_UserError on UserError {
    message
    ... on ValidationError { fieldErrors { path message } }
  }
`);
