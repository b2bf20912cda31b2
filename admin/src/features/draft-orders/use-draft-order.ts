import { useMutation, useQuery } from '@apollo/client/react';
import type { AddressFields } from '@eunbit/schema/address';
import type { Market } from '@eunbit/schema/market';
import type { Money } from '@eunbit/schema/money';
import { findOperationError, toErrorText } from '../../app/operation-error.ts';
import type { DraftOrderContentsInput, SendDraftOrderInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const UpdateDraftOrderDocument = graphql(`
  mutation UpdateDraftOrder($input: UpdateDraftOrderInput!) {
    updateDraftOrder(input: $input) {
      ... on DraftOrderSaved {
        draftOrder {
          id
          version
          ...DraftOrder_DraftOrder
        }
      }
      ...OperationError_UserError
    }
  }
`);

const SendDraftOrderDocument = graphql(`
  mutation SendDraftOrder($input: SendDraftOrderInput!) {
    sendDraftOrder(input: $input) {
      ... on DraftOrderSent {
        draftOrder {
          id
          ...DraftOrder_DraftOrder
        }
        order {
          id
          number
        }
      }
      ... on DraftOrderTotalChanged {
        amounts {
          total {
            amount
            currency
          }
        }
      }
      ... on DraftOrderMemberFound {
        userId
        name
      }
      ... on DraftOrderAddressSuggested {
        suggestion {
          firstname
          lastname
          address
          apt
          city
          state
          zipcode
        }
      }
      ... on InsufficientStockError {
        shortages {
          productId
          title
          requested
          available
        }
      }
      ...OperationError_UserError
    }
  }
`);

const SendDraftOrderLinkDocument = graphql(`
  mutation SendDraftOrderLink($input: SendDraftOrderLinkInput!) {
    sendDraftOrderLink(input: $input) {
      ... on DraftOrderSaved {
        draftOrder {
          id
          email
        }
      }
      ...OperationError_UserError
    }
  }
`);

const CancelDraftOrderDocument = graphql(`
  mutation CancelDraftOrder($input: CancelDraftOrderInput!) {
    cancelDraftOrder(input: $input) {
      ... on DraftOrderSaved {
        draftOrder {
          id
          ...DraftOrder_DraftOrder
        }
      }
      ...OperationError_UserError
    }
  }
`);

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

/** A member whose address a draft of nobody has. */
export interface FoundMember {
  readonly userId: string;
  readonly name: string;
}

/** Why a form was refused: at its fields, and in all. */
export interface DraftProblem {
  readonly message: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** Null when it is done. */
function findProblem(result: object | null | undefined): DraftProblem | null {
  const problem = findOperationError(result);
  if (!problem) return null;
  const fields = new Map((problem.fieldErrors ?? []).map(({ path, message }) => [path, message]));
  return { message: toErrorText(problem), fields };
}

/** What a draft would come to; the last answer stays while the next is awaited. */
export function useDraftPreview(market: Market, contents: DraftOrderContentsInput) {
  const { data, previousData, error, loading } = useQuery(PreviewDraftOrderDocument, {
    variables: { market, contents },
    fetchPolicy: 'no-cache',
  });
  const answer = (data ?? previousData)?.previewDraftOrder;
  return {
    amounts: answer?.__typename === 'DraftOrderPreview' ? answer.amounts : null,
    problem: answer ? (findProblem(answer)?.message ?? null) : null,
    failed: error !== undefined,
    loading,
  };
}

export type SendingOutcome =
  | { readonly kind: 'sent'; readonly orderNumber: string | null }
  | { readonly kind: 'totalChanged'; readonly total: Money }
  | { readonly kind: 'memberFound'; readonly member: FoundMember }
  | { readonly kind: 'suggested'; readonly suggestion: AddressFields }
  | ({ readonly kind: 'refused' } & DraftProblem);

/** Saves, sends and closes a draft. Each rejects when no answer came. */
export function useDraftOrder() {
  const [runUpdate, updating] = useMutation(UpdateDraftOrderDocument);
  const [runSend, sending] = useMutation(SendDraftOrderDocument);
  const [runResend, resending] = useMutation(SendDraftOrderLinkDocument);
  const [runCancel, cancelling] = useMutation(CancelDraftOrderDocument);

  return {
    busy: updating.loading || sending.loading || resending.loading || cancelling.loading,

    /** The new version, or why it was refused. */
    async save(number: string, expectedVersion: number, contents: DraftOrderContentsInput) {
      const { data } = await runUpdate({ variables: { input: { number, expectedVersion, contents } } });
      const answer = data?.updateDraftOrder;
      if (answer?.__typename === 'DraftOrderSaved') return { version: answer.draftOrder.version, problem: null };
      return { version: expectedVersion, problem: findProblem(answer) };
    },

    async send(input: SendDraftOrderInput): Promise<SendingOutcome> {
      const answer = (await runSend({ variables: { input } })).data?.sendDraftOrder;
      switch (answer?.__typename) {
        case 'DraftOrderSent':
          return { kind: 'sent', orderNumber: answer.order?.number ?? null };
        case 'DraftOrderTotalChanged':
          return { kind: 'totalChanged', total: answer.amounts.total };
        case 'DraftOrderMemberFound':
          return { kind: 'memberFound', member: answer };
        case 'DraftOrderAddressSuggested': {
          const { __typename, ...suggestion } = answer.suggestion;
          return { kind: 'suggested', suggestion };
        }
        case 'InsufficientStockError': {
          const missing = answer.shortages.map(
            ({ title, requested, available }) => `${title} (${available}/${requested})`,
          );
          const problem = findProblem(answer);
          return { kind: 'refused', message: [problem?.message, missing.join(', ')].join(' '), fields: new Map() };
        }
        default:
          return { kind: 'refused', ...(findProblem(answer) ?? { message: '', fields: new Map() }) };
      }
    },

    /** Null when the email is on its way. */
    async resend(number: string): Promise<string | null> {
      return (
        findProblem((await runResend({ variables: { input: { number } } })).data?.sendDraftOrderLink)?.message ?? null
      );
    },

    /** Null when it is taken back. */
    async cancel(number: string): Promise<string | null> {
      return (
        findProblem((await runCancel({ variables: { input: { number } } })).data?.cancelDraftOrder)?.message ?? null
      );
    },
  };
}
