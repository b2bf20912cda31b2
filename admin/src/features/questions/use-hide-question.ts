import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';
import { type FormProblem, findFormProblem } from '../orders/detail/form-problem.ts';

const HideProductQuestionDocument = graphql(`
  mutation HideProductQuestion($input: HideProductQuestionInput!) {
    hideProductQuestion(input: $input) {
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

/** Hides a question of which the caller has read `version`; null shows it again. Rejects when no answer came. */
export function useHideQuestion(id: string, version: number) {
  const [run, { loading }] = useMutation(HideProductQuestionDocument);

  async function hide(reason: string | null): Promise<FormProblem | null> {
    const { data } = await run({ variables: { input: { id, version, reason } } });
    return findFormProblem(data?.hideProductQuestion);
  }

  return { hide, busy: loading };
}
