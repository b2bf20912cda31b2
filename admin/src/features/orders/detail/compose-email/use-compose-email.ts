import { useApolloClient, useMutation } from '@apollo/client/react';
import { useIdempotencyKeys } from '@eunbit/ui/use-idempotency-keys';
import { findOperationError, type OperationError } from '../../../../app/operation-error.ts';
import type { ComposedEmailPreviewInput } from '../../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../../gql/index.ts';
import { type EmailPreview, EmailPreviewFragment } from '../../../emails/use-email-previews.ts';

const ComposedEmailPreviewDocument = graphql(`
  query ComposedEmailPreview($input: ComposedEmailPreviewInput!) {
    composedEmailPreview(input: $input) {
      ... on EmailPreview {
        ...EmailPreview_EmailPreview
      }
      ...OperationError_UserError
    }
  }
`);

const SendComposedEmailDocument = graphql(`
  mutation SendComposedEmail($input: SendComposedEmailInput!) {
    sendComposedEmail(input: $input) {
      ... on ComposedEmailQueued {
        email {
          id
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Has the server render an email to the buyer of an order, and send it. Each rejects when no answer came. */
export function useComposeEmail() {
  const client = useApolloClient();
  const [run, { loading }] = useMutation(SendComposedEmailDocument);
  const keys = useIdempotencyKeys();

  return {
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
      const refused = findOperationError(result);
      if (refused) return { refused };
      if (result?.__typename !== 'EmailPreview') throw new Error('the answer holds no email');
      return { email: readFragment(EmailPreviewFragment, result) };
    },

    /** Resolves to why it was refused, or null. */
    async send(input: ComposedEmailPreviewInput): Promise<OperationError | null> {
      const { data } = await run({ variables: { input: keys.withKey(input) } });
      keys.forget();
      return findOperationError(data?.sendComposedEmail);
    },

    busy: loading,
  };
}
