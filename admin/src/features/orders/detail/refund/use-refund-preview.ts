import { useQuery } from '@apollo/client/react';
import type { RefundChoice } from '@eunbit/schema/validation-refund';
import { findOperationError } from '@eunbit/ui/operation-error';
import type { RefundPreviewQuery } from '../../../../gql/graphql.ts';
import { graphql } from '../../../../gql/index.ts';
import { toRefundProblems } from './refund-draft.ts';

const RefundPreviewDocument = graphql(`
  query RefundPreview($input: RefundChoiceInput!) {
    refundPreview(input: $input) {
      ... on RefundPreview {
        left { amount currency }
        disputed { amount currency }
        limitLeft { amount currency }
        destination
        lines { productId title quantity unitPrice { amount currency } }
        shipping { amount currency }
        shares {
          unshippedUnits
          lines { amount { amount currency } }
          shipping { amount currency }
          tax { amount currency }
          amount { amount currency }
          leftAfter { amount currency }
        }
      }
      ...OperationError_UserError
    }
  }
`);

type Answer = RefundPreviewQuery['refundPreview'];
export type RefundPreview = Extract<Answer, { readonly left: unknown }>;

const isPreview = (answer: Answer | undefined): answer is RefundPreview => answer !== undefined && 'left' in answer;

const NOTHING: RefundChoice = { lines: [], shipping: 0, amount: null };

const toVariables = (orderNumber: string, { lines, shipping, amount }: RefundChoice) => ({
  input: { orderNumber, lines: [...lines], shipping, amount },
});

/** The refundable rest of an order; `reload` refetches it. */
export function useRefundOffer(orderNumber: string) {
  const { data, error, loading, refetch } = useQuery(RefundPreviewDocument, {
    variables: toVariables(orderNumber, NOTHING),
    // Others may have made refunds since.
    fetchPolicy: 'no-cache',
  });
  const answer = data?.refundPreview;
  return {
    offer: isPreview(answer) ? answer : null,
    failed: error !== undefined || (answer !== undefined && !isPreview(answer)),
    loading,
    reload: () => void refetch().catch(() => undefined),
  };
}

/** Preview of a refund, or its errors; null without a choice. The last result stays while the next one loads. */
export function useRefundShares(orderNumber: string, choice: RefundChoice | null) {
  const { data, previousData } = useQuery(RefundPreviewDocument, {
    variables: toVariables(orderNumber, choice ?? NOTHING),
    fetchPolicy: 'no-cache',
    skip: choice === null,
  });
  const answer = choice && (data ?? previousData)?.refundPreview;
  if (!answer) return { shares: null, problems: {} };
  if (isPreview(answer)) return { shares: answer.shares ?? null, problems: {} };
  const refused = findOperationError(answer);
  return { shares: null, problems: refused ? toRefundProblems(refused, choice) : {} };
}
