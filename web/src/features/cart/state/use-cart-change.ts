import { useApolloClient } from '@apollo/client/react';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { NO_ANSWER, type Problem } from '@eunbit/ui/use-send';
import { useIntl } from 'react-intl';
import { COOKIES_NEEDED } from '../../../app/cookies-needed.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useCartChanges } from './cart-context.ts';
import type { CartChange } from './optimistic-cart.ts';
import { applyOptimisticLayer } from './optimistic-layer.ts';

/** The result of every cart mutation. */
const CartAnswer = graphql(`
  fragment CartAnswer_CartResult on CartResult {
    __typename
    ... on CartUpdated { cart { ...Cart_Cart } cartMessage { message productId maximumQuantity } }
    ...OperationError_UserError
  }
`);

interface SentChange {
  readonly answer: FragmentType<typeof CartAnswer> | null;
  readonly problem: Problem | null;
}

/** The outcome of a change; `maximumQuantity` is set if less than requested could be added. */
export interface CartChangeOutcome {
  readonly accepted: boolean;
  readonly maximumQuantity: number | null;
}

/**
 * Makes a change of the cart: shown optimistically, sent after earlier changes, rolled back with a message if it fails.
 * `productId` is null for a change of all lines, `optimisticChange` is null if the browser cannot compute it. Never rejects.
 */
export function useCartChange() {
  const client = useApolloClient();
  const { queue, dispatch } = useCartChanges();
  const { formatMessage } = useIntl();
  const language = useLanguage();

  return async (
    productId: string | null,
    optimisticChange: CartChange | null,
    send: () => Promise<SentChange>,
  ): Promise<CartChangeOutcome> => {
    const refuse = (message: string) => {
      dispatch({ kind: 'refused', productId, message });
      return { accepted: false, maximumQuantity: null };
    };
    dispatch({ kind: 'started', productId });
    // A cart needs its cookie: without one it would be empty on the next page.
    if (!navigator.cookieEnabled) return refuse(COOKIES_NEEDED[language]);
    const takeBack = applyOptimisticLayer(client.cache, optimisticChange);
    // The browser may reject the queue's lock, too.
    const { answer, problem } = await queue.run(send).catch(() => ({ answer: null, problem: NO_ANSWER }));
    takeBack();
    if (problem) return refuse(problem.message ?? formatMessage({ id: 'cart.changeFailed' }));
    const answered = readFragment(CartAnswer, answer);
    const cartMessage = (answered?.__typename === 'CartUpdated' && answered.cartMessage) || null;
    dispatch({ kind: 'accepted', cartMessage });
    return { accepted: true, maximumQuantity: cartMessage?.maximumQuantity ?? null };
  };
}
