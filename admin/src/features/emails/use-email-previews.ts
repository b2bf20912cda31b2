import { useApolloClient } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { findOperationError } from '@eunbit/ui/operation-error';
import type {
  AnswerPreviewInput,
  EmailPreview_EmailPreviewFragment,
  RequestRefundInput,
  ShipOrderInput,
  UpdateOrderStatusInput,
} from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

export const EmailPreviewFragment = graphql(`
  fragment EmailPreview_EmailPreview on EmailPreview {
    to
    language
    contents { subject html text }
  }
`);

const StatusEmailPreviewDocument = graphql(`
  query StatusEmailPreview($input: UpdateOrderStatusInput!) {
    statusEmailPreview(input: $input) { ...EmailPreview_EmailPreview ...OperationError_UserError }
  }
`);

const ShippingEmailPreviewDocument = graphql(`
  query ShippingEmailPreview($market: Market!, $row: ShipOrderInput!) {
    shippingEmailPreview(market: $market, row: $row) {
      ...EmailPreview_EmailPreview
      ...OperationError_UserError
    }
  }
`);

const ReceiptPreviewDocument = graphql(`
  query ReceiptPreview($orderNumber: String!) {
    receiptPreview(input: { orderNumber: $orderNumber }) {
      ...EmailPreview_EmailPreview
      ...OperationError_UserError
    }
  }
`);

const AnswerPreviewDocument = graphql(`
  query AnswerPreview($input: AnswerPreviewInput!) {
    answerPreview(input: $input) { ...EmailPreview_EmailPreview ...OperationError_UserError }
  }
`);

const RefundEmailPreviewDocument = graphql(`
  query RefundEmailPreview($input: RequestRefundInput!) {
    refundEmailPreview(input: $input) { ...EmailPreview_EmailPreview ...OperationError_UserError }
  }
`);

export type EmailPreview = EmailPreview_EmailPreviewFragment;

/** A preview of an email, or the reason why it would not be sent. */
export type AnswerPreview =
  | { readonly kind: 'written'; readonly email: EmailPreview }
  | { readonly kind: 'refused'; readonly message: string };

function toPreviewAnswer(result: object | undefined): AnswerPreview {
  if (!result) throw new Error('the answer holds no email');
  const refused = findOperationError(result);
  if (refused) return { kind: 'refused', message: refused.message };
  return {
    kind: 'written',
    email: readFragment(EmailPreviewFragment, result as FragmentType<typeof EmailPreviewFragment>),
  };
}

/** Lets the server render emails without sending them. Each function rejects if the server does not respond. */
export function useEmailPreviews() {
  const client = useApolloClient();
  // Not cached: the data in an email may have changed.
  const fetchPolicy = 'no-cache';
  return {
    async previewStatus(input: UpdateOrderStatusInput): Promise<AnswerPreview> {
      const { data } = await client.query({ query: StatusEmailPreviewDocument, variables: { input }, fetchPolicy });
      return toPreviewAnswer(data?.statusEmailPreview);
    },
    async previewShipping(market: Market, row: ShipOrderInput): Promise<AnswerPreview> {
      const variables = { market, row };
      const { data } = await client.query({ query: ShippingEmailPreviewDocument, variables, fetchPolicy });
      return toPreviewAnswer(data?.shippingEmailPreview);
    },
    async receiptPreview(orderNumber: string): Promise<AnswerPreview> {
      const { data } = await client.query({ query: ReceiptPreviewDocument, variables: { orderNumber }, fetchPolicy });
      return toPreviewAnswer(data?.receiptPreview);
    },
    async refundPreview(input: RequestRefundInput): Promise<AnswerPreview> {
      const { data } = await client.query({ query: RefundEmailPreviewDocument, variables: { input }, fetchPolicy });
      return toPreviewAnswer(data?.refundEmailPreview);
    },
    async answerPreview(input: AnswerPreviewInput): Promise<AnswerPreview> {
      const { data } = await client.query({ query: AnswerPreviewDocument, variables: { input }, fetchPolicy });
      return toPreviewAnswer(data?.answerPreview);
    },
  };
}
