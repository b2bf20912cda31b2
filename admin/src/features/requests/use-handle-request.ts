import { useMutation } from '@apollo/client/react';
import { findOperationError, wordsOf } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';

const AnswerSupportRequestDocument = graphql(`
  mutation AnswerSupportRequest($input: AnswerSupportRequestInput!) {
    answerSupportRequest(input: $input) {
      ... on SupportRequestUpdated {
        request {
          ...RequestPage_SupportRequest
        }
      }
      ...OperationError_UserError
    }
  }
`);

const SettleSupportRequestDocument = graphql(`
  mutation SettleSupportRequest($input: SettleSupportRequestInput!) {
    settleSupportRequest(input: $input) {
      ... on SupportRequestUpdated {
        request {
          ...RequestPage_SupportRequest
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Null for done. `overtaken` when somebody else was faster: what they did has to be read first. */
export type HandlingProblem = { readonly message: string; readonly overtaken: boolean } | null;

function problemOf(result: object | undefined): HandlingProblem {
  const operationError = findOperationError(result);
  return operationError && { message: wordsOf(operationError), overtaken: operationError.code === 'REQUEST_CONFLICT' };
}

/** Answers a request, or settles it without an answer. Both reject when no answer came from the server. */
export function useHandleRequest(number: string, answersSeen: number) {
  const [runAnswer, answering] = useMutation(AnswerSupportRequestDocument);
  const [runSettle, settling] = useMutation(SettleSupportRequestDocument);
  return {
    answer: async (text: string): Promise<HandlingProblem> => {
      const { data } = await runAnswer({ variables: { input: { number, answersSeen, text } } });
      return problemOf(data?.answerSupportRequest);
    },
    settle: async (closed: boolean): Promise<HandlingProblem> => {
      const { data } = await runSettle({ variables: { input: { number, answersSeen, closed } } });
      return problemOf(data?.settleSupportRequest);
    },
    answering: answering.loading,
    settling: settling.loading,
  };
}
