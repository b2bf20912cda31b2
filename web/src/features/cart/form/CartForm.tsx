import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { CART_FORM_PATH, type CartFormIntent } from '@eunbit/schema/cart-form';
import type { FormEvent } from 'react';

type CartFormProps = Omit<HTMLChakraProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  readonly intent: CartFormIntent;
  /** Left out where all lines are meant. */
  readonly productId?: string;
  /** The page that a browser without the code is led back to. */
  readonly next?: string;
  /** Takes the place of sending it once the code is there; `pressed` is the value of the button. */
  readonly onSend: (pressed: string | undefined) => void;
};

/** A change of the cart as a form that the browser can send by itself: without code, or before it has come. */
export function CartForm({ intent, productId, next = '/cart', onSend, children, ...rest }: CartFormProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onSend(submitter instanceof HTMLButtonElement ? submitter.value : undefined);
  }
  return (
    <chakra.form method="post" action={CART_FORM_PATH} onSubmit={onSubmit} {...rest}>
      <input type="hidden" name="intent" value={intent} />
      {productId === undefined ? null : <input type="hidden" name="productId" value={productId} />}
      <input type="hidden" name="next" value={next} />
      {children}
    </chakra.form>
  );
}
