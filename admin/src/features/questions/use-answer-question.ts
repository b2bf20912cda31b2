import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';
import { type FormProblem, findFormProblem } from '../orders/detail/form-problem.ts';

const AnswerProductQuestionDocument = graphql(`
  mutation AnswerProductQuestion($input: AnswerProductQuestionInput!) {
    answerProductQuestion(input: $input) {
      ... on ProductQuestionModerated {
        moderated {
          id
          ...QuestionCard_ModeratedProductQuestion
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Answers a question of which the caller has read `version`. Rejects when no answer came. */
export function useAnswerQuestion(id: string, version: number) {
  const [run, { loading }] = useMutation(AnswerProductQuestionDocument);

  async function answer(text: string): Promise<FormProblem | null> {
    const { data } = await run({ variables: { input: { id, version, text } } });
    return findFormProblem(data?.answerProductQuestion);
  }

  return { answer, busy: loading };
}
