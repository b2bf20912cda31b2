import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';
import { findHandlingProblem, type HandlingProblem } from './handling-problem.ts';

const AnswerSupportRequestDocument = graphql(`
  mutation AnswerSupportRequest($input: AnswerSupportRequestInput!) {
    answerSupportRequest(input: $input) {
      ... on SupportRequestUpdated {
        request {
          ...RequestPage_SupportRequest
        }
      }
      ...OperationError_UserError
      ... on SupportError {
        code
      }
    }
  }
`);

/** Answers a request of which the caller has seen `answersSeen` answers. Rejects when the server did not answer. */
export function useAnswerRequest(number: string, answersSeen: number) {
  const [run, { loading }] = useMutation(AnswerSupportRequestDocument);

  async function answer(text: string): Promise<HandlingProblem> {
    const { data } = await run({ variables: { input: { number, answersSeen, text } } });
    return findHandlingProblem(data?.answerSupportRequest);
  }

  return { answer, busy: loading };
}
