import { useSend } from '../../app/use-send.ts';
import { graphql } from '../../gql/index.ts';

const WithdrawReturnDocument = graphql(`
  mutation WithdrawReturn($input: WithdrawReturnInput!) {
    withdrawReturn(input: $input) {
      __typename
      ... on Return {
        id
        ...ReturnCard_Return
      }
      ... on ReturnConflictError {
        return {
          id
          ...ReturnCard_Return
        }
      }
      ...SendOutcome_UserError
    }
  }
`);

const ReportReturnSentDocument = graphql(`
  mutation ReportReturnSent($input: ReportReturnSentInput!) {
    reportReturnSent(input: $input) {
      __typename
      ... on Return {
        id
        ...ReturnCard_Return
      }
      ... on ReturnConflictError {
        return {
          id
          ...ReturnCard_Return
        }
      }
      ...SendOutcome_UserError
    }
  }
`);

/** The customer's own steps; each answer updates the return in the cache, also where somebody else was faster. */
export function useOwnReturn() {
  return { withdraw: useSend(WithdrawReturnDocument), reportSent: useSend(ReportReturnSentDocument) };
}
