import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useIntl } from 'react-intl';
import { COOKIES_NEEDED } from '../../../app/cookies-needed.ts';
import { type FragmentType, readFragment } from '../../../gql/index.ts';
import { CartAnswer } from './cart-answer.ts';
import { useCartChanges } from './cart-context.ts';
import type { CartChange } from './optimistic-cart.ts';
import { applyOptimisticLayer } from './optimistic-layer.ts';

interface CartMutation<Data, Variables extends OperationVariables> {
  readonly mutation: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  /** The product whose line changes; null for all lines. */
  readonly productId: string | null;
  /** The expected change, shown at once; null where the browser cannot know it. */
  readonly optimisticChange: CartChange | null;
  readonly getAnswer: (data: Data) => FragmentType<typeof CartAnswer>;
}

/** The outcome of a change; `maximumQuantity` is set where less than requested could be added. */
export interface CartMutationOutcome {
  readonly accepted: boolean;
  readonly maximumQuantity: number | null;
}

const REFUSED: CartMutationOutcome = { accepted: false, maximumQuantity: null };

/**
 * Runs a cart mutation: shown optimistically, sent after earlier changes, rolled back with a message when it fails.
 * Never rejects.
 */
export function useCartMutation() {
  const client = useApolloClient();
  const { queue, dispatch } = useCartChanges();
  const { formatMessage } = useIntl();
  const language = useLanguage();

  return async <Data, Variables extends OperationVariables>(
    change: CartMutation<Data, Variables>,
  ): Promise<CartMutationOutcome> => {
    const { mutation, variables, productId } = change;
    dispatch({ kind: 'started', productId });
    // A cart is known by its cookie: it would be empty with the next page.
    if (!navigator.cookieEnabled) {
      dispatch({ kind: 'refused', productId, message: COOKIES_NEEDED[language] });
      return REFUSED;
    }
    const takeBack = applyOptimisticLayer(client.cache, change.optimisticChange);
    const send = () => client.mutate<Data, OperationVariables>({ mutation, variables });
    try {
      const { data } = await queue.run(send);
      const answer = data ? readFragment(CartAnswer, change.getAnswer(data as Data)) : null;
      if (answer?.__typename === 'CartUpdated') {
        dispatch({ kind: 'accepted', cartMessage: answer.cartMessage ?? null });
        return { accepted: true, maximumQuantity: answer.cartMessage?.maximumQuantity ?? null };
      }
      dispatch({ kind: 'refused', productId, message: answer?.message ?? formatMessage({ id: 'cart.changeFailed' }) });
    } catch {
      dispatch({ kind: 'refused', productId, message: formatMessage({ id: 'cart.changeFailed' }) });
    } finally {
      takeBack();
    }
    return REFUSED;
  };
}
