import { useSend } from '@eunbit/ui/use-send';
import { useNavigate } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { showError } from '../../components/toaster.ts';
import type { CreateDraftOrderInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { draftOrderUrl } from '../../urls/draft-orders.urls.ts';

const CreateDraftOrderDocument = graphql(`
  mutation CreateDraftOrder($input: CreateDraftOrderInput!) {
    createDraftOrder(input: $input) {
      ... on DraftOrder { id number }
      ...OperationError_UserError
    }
  }
`);

/** Creates a draft order and opens its page; shows the reason if that fails. */
export function useCreateDraftOrder() {
  const t = useText();
  const navigate = useNavigate();
  const { send, busy } = useSend(CreateDraftOrderDocument);

  async function create(input: CreateDraftOrderInput): Promise<void> {
    const { answer, problem } = await send(input);
    if (problem) return showError(problem.message ?? t('draftOrders.noAnswer'));
    await navigate(draftOrderUrl({ market: input.market, number: answer.number }));
  }

  return { create, busy };
}
