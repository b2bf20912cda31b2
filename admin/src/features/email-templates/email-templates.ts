import { useMutation } from '@apollo/client/react';
import { findErrorText, findOperationError, type OperationError } from '../../app/operation-error.ts';
import type { CreateEmailTemplateInput, EmailTemplateErrorCode, EmailTemplatesQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

export const EmailTemplatesDocument = graphql(`
  query EmailTemplates {
    emailTemplates {
      id
      name
      version
      ko {
        subject
        text
      }
      en {
        subject
        text
      }
    }
  }
`);

const CreateEmailTemplateDocument = graphql(`
  mutation CreateEmailTemplate($input: CreateEmailTemplateInput!) {
    createEmailTemplate(input: $input) {
      ... on EmailTemplateSaved {
        emailTemplate {
          id
        }
      }
      ...OperationError_UserError
      ... on EmailTemplateError {
        code
      }
    }
  }
`);

const UpdateEmailTemplateDocument = graphql(`
  mutation UpdateEmailTemplate($input: UpdateEmailTemplateInput!) {
    updateEmailTemplate(input: $input) {
      ... on EmailTemplateSaved {
        emailTemplate {
          id
        }
      }
      ...OperationError_UserError
      ... on EmailTemplateError {
        code
      }
    }
  }
`);

const DeleteEmailTemplateDocument = graphql(`
  mutation DeleteEmailTemplate($input: DeleteEmailTemplateInput!) {
    deleteEmailTemplate(input: $input) {
      ... on EmailTemplateDeleted {
        id
      }
      ...OperationError_UserError
    }
  }
`);

export type EmailTemplate = EmailTemplatesQuery['emailTemplates'][number];

/** Also after a refusal: it may say that somebody else has changed the template. */
const READ_AGAIN = { refetchQueries: ['EmailTemplates'], awaitRefetchQueries: true };

/** Saves a template, a new one where there is none yet. Resolves to why it was refused, or null. Rejects without an answer. */
export function useSaveEmailTemplate() {
  const [create, creating] = useMutation(CreateEmailTemplateDocument);
  const [update, updating] = useMutation(UpdateEmailTemplateDocument);

  async function save(
    input: CreateEmailTemplateInput,
    saved: { readonly id: string; readonly version: number } | null,
  ): Promise<OperationError<EmailTemplateErrorCode> | null> {
    if (!saved) {
      const { data } = await create({ variables: { input }, ...READ_AGAIN });
      return findOperationError(data?.createEmailTemplate);
    }
    const { id, version } = saved;
    const { data } = await update({ variables: { input: { ...input, id, version } }, ...READ_AGAIN });
    return findOperationError(data?.updateEmailTemplate);
  }

  return { save, busy: creating.loading || updating.loading };
}

/** Deletes a template. Resolves to why it was refused, or null. Rejects without an answer. */
export function useDeleteEmailTemplate() {
  const [run, { loading }] = useMutation(DeleteEmailTemplateDocument);

  async function remove(id: string): Promise<string | null> {
    const { data } = await run({ variables: { input: { id } }, ...READ_AGAIN });
    return findErrorText(data?.deleteEmailTemplate);
  }

  return { remove, busy: loading };
}
