import { CART_FORM_PATH, type CartFormIntent } from '@eunbit/schema/cart-form';
import type { FormEvent } from 'react';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';

type CartFormProps = Omit<HTMLStyledProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  readonly intent: CartFormIntent;
  /** Absent if the form applies to all lines. */
  readonly productId?: string;
  /** The page to return to after a submission without scripts. */
  readonly next?: string;
  /** Called instead of a submission once the page is hydrated; `pressed` is the value of the pressed button. */
  readonly onSend: (pressed: string | undefined) => void;
};

/** A cart change as an HTML form that also works without scripts, or before they have loaded. */
export function CartForm({ intent, productId, next = '/cart', onSend, children, ...rest }: CartFormProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onSend(submitter instanceof HTMLButtonElement ? submitter.value : undefined);
  }
  return (
    <styled.form method="post" action={CART_FORM_PATH} onSubmit={onSubmit} {...rest}>
      <input type="hidden" name="intent" value={intent} />
      {productId === undefined ? null : <input type="hidden" name="productId" value={productId} />}
      <input type="hidden" name="next" value={next} />
      {children}
    </styled.form>
  );
}
