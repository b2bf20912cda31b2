import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const AnswerProductQuestionDocument = graphql(`
  mutation AnswerProductQuestion($input: AnswerProductQuestionInput!) {
    answerProductQuestion(input: $input) {
      ... on ProductQuestionModerated { moderated { id ...QuestionCard_ModeratedProductQuestion } }
      ...OperationError_UserError
    }
  }
`);

const HideProductQuestionDocument = graphql(`
  mutation HideProductQuestion($input: HideProductQuestionInput!) {
    hideProductQuestion(input: $input) {
      ... on ProductQuestionModerated { moderated { id ...QuestionCard_ModeratedProductQuestion } }
      ...OperationError_UserError
    }
  }
`);

export const useAnswerQuestion = () => useSend(AnswerProductQuestionDocument);
export const useHideQuestion = () => useSend(HideProductQuestionDocument);
