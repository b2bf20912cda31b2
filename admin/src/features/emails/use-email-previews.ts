import { useApolloClient } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import type {
  EmailPreview_EmailPreviewFragment,
  PreviewAnswerInput,
  UpdateOrderStatusInput,
} from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

const EmailPreviewFragment = graphql(`
  fragment EmailPreview_EmailPreview on EmailPreview {
    to
    language
    contents {
      subject
      html
      text
    }
  }
`);

const PreviewStatusEmailDocument = graphql(`
  query PreviewStatusEmail($input: UpdateOrderStatusInput!) {
    previewStatusEmail(input: $input) {
      ...EmailPreview_EmailPreview
      ...OperationError_UserError
    }
  }
`);

const PreviewReceiptDocument = graphql(`
  query PreviewReceipt($orderNumber: String!) {
    previewReceipt(input: { orderNumber: $orderNumber }) {
      ...EmailPreview_EmailPreview
      ...OperationError_UserError
    }
  }
`);

const PreviewAnswerDocument = graphql(`
  query PreviewAnswer($input: PreviewAnswerInput!) {
    previewAnswer(input: $input) {
      ...EmailPreview_EmailPreview
      ...OperationError_UserError
    }
  }
`);

export type EmailPreview = EmailPreview_EmailPreviewFragment;

/** An email before it is sent, or why it would not be sent. */
export type PreviewAnswer =
  | { readonly kind: 'written'; readonly email: EmailPreview }
  | { readonly kind: 'refused'; readonly message: string };

function toPreviewAnswer(result: object | undefined): PreviewAnswer {
  const refused = findErrorText(result);
  if (refused !== null) return { kind: 'refused', message: refused };
  return {
    kind: 'written',
    email: readFragment(EmailPreviewFragment, result as FragmentType<typeof EmailPreviewFragment>),
  };
}

/** Has the server render emails without sending them. Each rejects when no answer came. */
export function useEmailPreviews() {
  const client = useApolloClient();
  // Not cached: the data in an email may have changed.
  const fetchPolicy = 'no-cache';
  return {
    async previewStatus(input: UpdateOrderStatusInput): Promise<PreviewAnswer> {
      const { data } = await client.query({ query: PreviewStatusEmailDocument, variables: { input }, fetchPolicy });
      return toPreviewAnswer(data?.previewStatusEmail);
    },
    async previewReceipt(orderNumber: string): Promise<PreviewAnswer> {
      const { data } = await client.query({ query: PreviewReceiptDocument, variables: { orderNumber }, fetchPolicy });
      return toPreviewAnswer(data?.previewReceipt);
    },
    async previewAnswer(input: PreviewAnswerInput): Promise<PreviewAnswer> {
      const { data } = await client.query({ query: PreviewAnswerDocument, variables: { input }, fetchPolicy });
      return toPreviewAnswer(data?.previewAnswer);
    },
  };
}
