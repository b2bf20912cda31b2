import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const AnswerSupportRequestDocument = graphql(`
  mutation AnswerSupportRequest($input: AnswerSupportRequestInput!) {
    answerSupportRequest(input: $input) {
      ...RequestPage_SupportRequest
      ...OperationError_UserError
      ... on SupportError { code }
    }
  }
`);

const SettleSupportRequestDocument = graphql(`
  mutation SettleSupportRequest($input: SettleSupportRequestInput!) {
    settleSupportRequest(input: $input) {
      ...RequestPage_SupportRequest
      ...OperationError_UserError
      ... on SupportError { code }
    }
  }
`);

export const useAnswerRequest = () => useSend(AnswerSupportRequestDocument);
export const useSettleRequest = () => useSend(SettleSupportRequestDocument);
