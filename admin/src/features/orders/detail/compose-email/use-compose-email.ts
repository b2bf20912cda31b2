import { useApolloClient } from '@apollo/client/react';
import { findOperationError, type OperationError } from '@eunbit/ui/operation-error';
import { useSend } from '@eunbit/ui/use-send';
import type { ComposedEmailPreviewInput } from '../../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../../gql/index.ts';
import { type EmailPreview, EmailPreviewFragment } from '../../../emails/use-email-previews.ts';

const ComposedEmailPreviewDocument = graphql(`
  query ComposedEmailPreview($input: ComposedEmailPreviewInput!) {
    composedEmailPreview(input: $input) {
      ... on EmailPreview { ...EmailPreview_EmailPreview }
      ...OperationError_UserError
    }
  }
`);

const SendComposedEmailDocument = graphql(`
  mutation SendComposedEmail($input: SendComposedEmailInput!) {
    sendComposedEmail(input: $input) {
      ... on Email { id }
      ...OperationError_UserError
    }
  }
`);

/** Lets the server render an email to the buyer of an order, and send it. */
export function useComposeEmail() {
  const client = useApolloClient();
  const sending = useSend(SendComposedEmailDocument, { once: true });

  return {
    ...sending,

    /** Rejects if the server does not respond. */
    async preview(
      input: ComposedEmailPreviewInput,
    ): Promise<{ readonly email: EmailPreview } | { readonly refused: OperationError }> {
      // Not cached: the order may have changed.
      const { data } = await client.query({
        query: ComposedEmailPreviewDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
      });
      const result = data?.composedEmailPreview;
      const refused = result ? findOperationError(result) : null;
      if (refused) return { refused };
      if (result?.__typename !== 'EmailPreview') throw new Error('the answer holds no email');
      return { email: readFragment(EmailPreviewFragment, result) };
    },
  };
}
