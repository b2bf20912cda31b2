import { useQuery } from '@apollo/client/react';
import type { Market } from '@eunbit/schema/market';
import { findOperationError } from '@eunbit/ui/operation-error';
import type { DraftOrderContentsInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const PreviewDraftOrderDocument = graphql(`
  query PreviewDraftOrder($market: Market!, $contents: DraftOrderContentsInput!) {
    previewDraftOrder(market: $market, contents: $contents) {
      ... on DraftOrderPreview {
        amounts {
          ...DraftSums_DraftOrderAmounts
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** What a draft would come to; the last answer stays while the next is awaited. */
export function useDraftPreview(market: Market, contents: DraftOrderContentsInput) {
  const { data, previousData, error, loading } = useQuery(PreviewDraftOrderDocument, {
    variables: { market, contents },
    fetchPolicy: 'no-cache',
  });
  const answer = (data ?? previousData)?.previewDraftOrder;
  return {
    amounts: answer?.__typename === 'DraftOrderPreview' ? answer.amounts : null,
    problem: (answer && findOperationError(answer)?.message) ?? null,
    failed: error !== undefined,
    loading,
  };
}
