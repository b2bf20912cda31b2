import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { findErrorText } from '../../../../app/operation-error.ts';
import { useText } from '../../../../app/use-text.ts';
import { showError } from '../../../../components/toaster.ts';
import type { CreateDraftOrderInput } from '../../../../gql/graphql.ts';
import { graphql } from '../../../../gql/index.ts';
import { draftOrderUrl } from '../../../../urls/draft-orders.urls.ts';

const CreateDraftOrderDocument = graphql(`
  mutation CreateDraftOrder($input: CreateDraftOrderInput!) {
    createDraftOrder(input: $input) {
      ... on DraftOrderSaved {
        draftOrder {
          id
          number
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Begins a draft order and opens its page; says why where it cannot. */
export function useCreateDraftOrder() {
  const t = useText();
  const navigate = useNavigate();
  const [run, { loading }] = useMutation(CreateDraftOrderDocument);

  async function create(input: CreateDraftOrderInput): Promise<void> {
    try {
      const answer = (await run({ variables: { input } })).data?.createDraftOrder;
      if (answer?.__typename === 'DraftOrderSaved') {
        await navigate(draftOrderUrl({ market: input.market, number: answer.draftOrder.number }));
        return;
      }
      showError(findErrorText(answer) ?? t('draftOrders.failed'));
    } catch {
      showError(t('draftOrders.noAnswer'));
    }
  }

  return { create, busy: loading };
}
