import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from '../../../elements/Button.tsx';
import { useRestoreCartLines } from '../cart-mutations.ts';
import { useCartFeedback } from '../state/cart-context.ts';

/** Offers to restore the lines that were removed last. It takes the focus, because the pressed button is gone. */
export function RemovedLinesMessage() {
  const { removed } = useCartFeedback();
  const restore = useRestoreCartLines();
  const messageElement = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removed.length > 0) messageElement.current?.querySelector('button')?.focus();
  }, [removed]);
  const [first] = removed;
  if (!first) return null;
  return (
    <styled.div
      ref={messageElement}
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      px="4"
      py="1"
      bg="bg.muted"
      borderRadius="md"
      fontSize="sm"
    >
      <FormattedMessage id="cart.removed" values={{ title: first.title, others: removed.length - 1 }} />
      <Button variant="plain" minH="10" fontSize="sm" onClick={() => restore(removed)}>
        <FormattedMessage id="cart.undo" />
      </Button>
    </styled.div>
  );
}
