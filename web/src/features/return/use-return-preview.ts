import { skipToken, useQuery } from '@apollo/client/react';
import { readAnswer } from '@eunbit/ui/use-send';
import type { ReturnChoiceInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const ReturnPreviewDocument = graphql(`
  query ReturnPreview($input: ReturnChoiceInput!) {
    returnPreview(input: $input) {
      ... on ReturnPreview {
        hasGoodsToSendBack
        shipping { payer fee { amount currency } }
        refund { worth { amount currency } fee { amount currency } amount { amount currency } }
      }
      ...OperationError_UserError
    }
  }
`);

/** Costs and refund of a return, calculated by the server; queried again when the choice changes. */
export function useReturnPreview(input: ReturnChoiceInput | null) {
  const { data, error, loading, refetch } = useQuery(
    ReturnPreviewDocument,
    input ? { variables: { input }, fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true } : skipToken,
  );
  const { answer, problem } = readAnswer(data);
  return {
    preview: problem ? null : answer,
    /** Why the server rejects such a return; null if it accepts it. */
    refusal: problem?.message ?? null,
    failed: error !== undefined && !loading,
    loading,
    reload: () => void refetch().catch(() => undefined),
  };
}
