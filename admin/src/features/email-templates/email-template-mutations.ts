import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const CreateEmailTemplateDocument = graphql(`
  mutation CreateEmailTemplate($input: CreateEmailTemplateInput!) {
    createEmailTemplate(input: $input) {
      ... on EmailTemplate { id }
      ...OperationError_UserError
      ... on EmailTemplateError { code }
    }
  }
`);

const UpdateEmailTemplateDocument = graphql(`
  mutation UpdateEmailTemplate($input: UpdateEmailTemplateInput!) {
    updateEmailTemplate(input: $input) {
      ... on EmailTemplate { id }
      ...OperationError_UserError
      ... on EmailTemplateError { code }
    }
  }
`);

const DeleteEmailTemplateDocument = graphql(`
  mutation DeleteEmailTemplate($input: DeleteEmailTemplateInput!) {
    deleteEmailTemplate(input: $input) {
      ... on EmailTemplateDeleted { id }
      ...OperationError_UserError
    }
  }
`);

const READ_AGAIN = { refetchQueries: ['EmailTemplates'], awaitRefetchQueries: true };

export const useCreateEmailTemplate = () => useSend(CreateEmailTemplateDocument, READ_AGAIN);
export const useUpdateEmailTemplate = () => useSend(UpdateEmailTemplateDocument, READ_AGAIN);
export const useDeleteEmailTemplate = () => useSend(DeleteEmailTemplateDocument, READ_AGAIN);
