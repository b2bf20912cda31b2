import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';
import { findHandlingProblem, type HandlingProblem } from './handling-problem.ts';

const SettleSupportRequestDocument = graphql(`
  mutation SettleSupportRequest($input: SettleSupportRequestInput!) {
    settleSupportRequest(input: $input) {
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

/** Closes a request without an answer, or opens it again. Rejects when the server did not answer. */
export function useSettleRequest(number: string, answersSeen: number) {
  const [run, { loading }] = useMutation(SettleSupportRequestDocument);

  async function settle(closed: boolean): Promise<HandlingProblem> {
    const { data } = await run({ variables: { input: { number, answersSeen, isClosed: closed } } });
    return findHandlingProblem(data?.settleSupportRequest);
  }

  return { settle, busy: loading };
}
