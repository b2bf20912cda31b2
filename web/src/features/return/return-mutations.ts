import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const RequestReturnDocument = graphql(`
  mutation RequestReturn($input: RequestReturnInput!) {
    requestReturn(input: $input) {
      ... on Return { id ...ReturnCard_Return }
      ...OperationError_UserError
      ... on ReturnError { code }
    }
  }
`);

/** Each result contains the current return, also if another person was faster. */
graphql(`
  fragment OwnReturnStep_UpdateReturnResult on UpdateReturnResult {
    ... on Return { id ...ReturnCard_Return }
    ... on ReturnConflictError { return { id ...ReturnCard_Return } }
    ...OperationError_UserError
  }
`);

const WithdrawReturnDocument = graphql(`
  mutation WithdrawReturn($input: WithdrawReturnInput!) {
    withdrawReturn(input: $input) { ...OwnReturnStep_UpdateReturnResult }
  }
`);

const ReportReturnSentDocument = graphql(`
  mutation ReportReturnSent($input: ReportReturnSentInput!) {
    reportReturnSent(input: $input) { ...OwnReturnStep_UpdateReturnResult }
  }
`);

export const useRequestReturn = () => useSend(RequestReturnDocument, { once: true });
export const useWithdrawReturn = () => useSend(WithdrawReturnDocument);
export const useReportReturnSent = () => useSend(ReportReturnSentDocument);
