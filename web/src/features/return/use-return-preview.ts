import { skipToken, useQuery } from '@apollo/client/react';
import { toSendOutcome } from '../../app/send-outcome.ts';
import type { ReturnChoiceInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const ReturnPreviewDocument = graphql(`
  query ReturnPreview($input: ReturnChoiceInput!) {
    returnPreview(input: $input) {
      __typename
      ... on ReturnPreview {
        hasGoodsToSendBack
        shipping {
          payer
          fee {
            amount
            currency
          }
        }
        refund {
          worth {
            amount
            currency
          }
          fee {
            amount
            currency
          }
          amount {
            amount
            currency
          }
        }
      }
      ...SendOutcome_UserError
    }
  }
`);

/** What a return comes to, by the server's own reckoning; asked again whenever the choice changes. */
export function useReturnPreview(input: ReturnChoiceInput | null) {
  const { data, error, loading, refetch } = useQuery(
    ReturnPreviewDocument,
    input ? { variables: { input }, fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true } : skipToken,
  );
  const outcome = data ? toSendOutcome(data) : null;
  return {
    preview: outcome?.kind === 'done' ? outcome.answer : null,
    /** Why the server takes no such return; null where it does. */
    refusal: outcome?.kind === 'refused' ? (outcome.fields[0]?.message ?? outcome.message) : null,
    failed: error !== undefined && !loading,
    loading,
    reload: () => void refetch().catch(() => undefined),
  };
}
