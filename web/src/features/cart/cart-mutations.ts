import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';
import { useCartChanges } from './state/cart-context.ts';
import type { RemovedLine } from './state/cart-feedback.ts';
import { useCartChange } from './state/use-cart-change.ts';
import { AddCartLineDocument } from './use-add-cart-line.ts';

const AdjustCartLineQuantityDocument = graphql(`
  mutation AdjustCartLineQuantity($input: AdjustCartLineQuantityInput!) {
    adjustCartLineQuantity(input: $input) { ...CartAnswer_CartResult }
  }
`);

const UpdateCartLineQuantityDocument = graphql(`
  mutation UpdateCartLineQuantity($input: UpdateCartLineQuantityInput!) {
    updateCartLineQuantity(input: $input) { ...CartAnswer_CartResult }
  }
`);

const RemoveCartLineDocument = graphql(`
  mutation RemoveCartLine($input: RemoveCartLineInput!) {
    removeCartLine(input: $input) { ...CartAnswer_CartResult }
  }
`);

const EmptyCartDocument = graphql(`
  mutation EmptyCart {
    emptyCart { ...CartAnswer_CartResult }
  }
`);

/** Raises or lowers a line by one. It sends the difference, not the result, so that two tabs do not undo each other's changes. */
export function useAdjustCartLineQuantity() {
  const change = useCartChange();
  const { send } = useSend(AdjustCartLineQuantityDocument);
  return (input: { productId: string; delta: 1 | -1 }) =>
    change(input.productId, { kind: 'adjust', ...input }, () => send(input));
}

/** Sets the quantity of a line; the server reduces it to the highest orderable quantity and returns a cart message about that. */
export function useUpdateCartLineQuantity() {
  const change = useCartChange();
  const { send } = useSend(UpdateCartLineQuantityDocument);
  return (input: { productId: string; quantity: number }) =>
    change(input.productId, { kind: 'set', ...input }, () => send(input));
}

/** Removes a line and offers to restore it. */
export function useRemoveCartLine() {
  const change = useCartChange();
  const { send } = useSend(RemoveCartLineDocument);
  const { dispatch } = useCartChanges();
  return (line: RemovedLine) => {
    const { productId } = line;
    const removing = change(productId, { kind: 'remove', productId }, () => send({ productId }));
    dispatch({ kind: 'removed', lines: [line] });
    return removing;
  };
}

/** Removes all lines and offers to restore them. */
export function useEmptyCart() {
  const change = useCartChange();
  const { send } = useSend(EmptyCartDocument);
  const { dispatch } = useCartChanges();
  return (lines: readonly RemovedLine[]) => {
    const emptying = change(null, { kind: 'empty' }, send);
    dispatch({ kind: 'removed', lines });
    return emptying;
  };
}

/** Restores removed lines with their quantities, in their order. */
export function useRestoreCartLines() {
  const change = useCartChange();
  const { send } = useSend(AddCartLineDocument);
  return (lines: readonly RemovedLine[]) =>
    Promise.all(lines.map(({ productId, quantity }) => change(productId, null, () => send({ productId, quantity }))));
}
