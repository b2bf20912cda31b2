import { useSendOnce } from '../../app/use-send-once.ts';
import { graphql } from '../../gql/index.ts';

const RequestReturnDocument = graphql(`
  mutation RequestReturn($input: RequestReturnInput!) {
    requestReturn(input: $input) {
      __typename
      ... on Return {
        id
        ...ReturnCard_Return
      }
      ...SendOutcome_UserError
      ... on ReturnError {
        code
      }
    }
  }
`);

/** Asks for a return, once however often it is sent. */
export const useRequestReturn = () => useSendOnce(RequestReturnDocument);
