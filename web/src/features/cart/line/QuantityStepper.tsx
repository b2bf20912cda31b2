import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { parseQuantity } from '../../../components/parse-quantity.ts';
import { IconButton } from '../../../elements/Button.tsx';
import { MinusIcon, PlusIcon } from '../../../elements/icons.tsx';
import { CartForm } from '../CartForm.tsx';

interface QuantityStepperProps {
  readonly productId: string;
  readonly title: string;
  readonly quantity: number;
  /** The highest quantity that can be ordered; 0 if none can. */
  readonly maximum: number;
  /** Id of the element that explains why plus is disabled. */
  readonly whyNoMore: string;
  readonly onStep: (delta: 1 | -1) => void;
  readonly onSet: (quantity: number) => void;
}

/**
 * Minus, a number field, plus. At 1 minus does nothing but keeps the focus, and so does plus at the highest orderable quantity.
 * Without scripts the server limits the quantity.
 */
export function QuantityStepper({
  productId,
  title,
  quantity,
  maximum,
  whyNoMore,
  onStep,
  onSet,
}: QuantityStepperProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const steps = useId();
  const canLower = quantity > 1;
  const canRaise = quantity < maximum;

  function commit() {
    setTyped(null);
    const wanted = parseQuantity(typed ?? '');
    if (wanted !== null && wanted !== quantity) onSet(wanted);
  }

  function step(pressed: string | undefined) {
    if (pressed === '1') {
      if (canRaise) onStep(1);
    } else if (canLower) onStep(-1);
  }

  return (
    <styled.div display="inline-flex" alignItems="center" borderWidth="1px" borderColor="gray.300" borderRadius="full">
      <CartForm id={steps} intent="adjust" productId={productId} onSend={step}>
        <IconButton
          type="submit"
          name="delta"
          value="-1"
          label={intl.formatMessage({ id: 'cart.less' }, { title })}
          aria-disabled={!canLower}
          color={canLower ? 'fg' : 'gray.400'}
        >
          <MinusIcon boxSize="1.1em" />
        </IconButton>
      </CartForm>
      {/* A form of its own, so that Enter sets the number instead of pressing minus. */}
      <CartForm intent="set" productId={productId} onSend={commit}>
        <styled.input
          name="quantity"
          value={typed ?? String(quantity)}
          aria-label={intl.formatMessage({ id: 'cart.quantityOf' }, { title })}
          inputMode="numeric"
          autoComplete="off"
          width="9"
          minH="9"
          textAlign="center"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
          bg="transparent"
          borderRadius="sm"
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 3))}
          onBlur={commit}
        />
      </CartForm>
      <IconButton
        type="submit"
        form={steps}
        name="delta"
        value="1"
        label={intl.formatMessage({ id: 'cart.more' }, { title })}
        aria-disabled={!canRaise}
        aria-describedby={canRaise ? undefined : whyNoMore}
        color={canRaise ? 'fg' : 'gray.400'}
      >
        <PlusIcon boxSize="1.1em" />
      </IconButton>
    </styled.div>
  );
}
