import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '@eunbit/ui/Button.tsx';
import { MinusIcon, PlusIcon } from '@eunbit/ui/icons.tsx';
import { type KeyboardEvent, useState } from 'react';
import { useIntl } from 'react-intl';

interface QuantityStepperProps {
  readonly title: string;
  readonly quantity: number;
  readonly onStep: (delta: 1 | -1) => void;
  readonly onSet: (quantity: number) => void;
}

/**
 * Minus, a number that can be typed, plus. Minus works only above 1 but keeps the focus there; plus has no end here,
 * because the server answers with the highest quantity that can be ordered.
 */
export function QuantityStepper({ title, quantity, onStep, onSet }: QuantityStepperProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const canLower = quantity > 1;

  function commit() {
    setTyped(null);
    const wanted = Number(typed);
    if (typed !== null && Number.isSafeInteger(wanted) && wanted >= 1 && wanted !== quantity) onSet(wanted);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') commit();
  }

  return (
    <chakra.div display="inline-flex" alignItems="center" borderWidth="1px" borderColor="gray.300" borderRadius="full">
      <IconButton
        label={intl.formatMessage({ id: 'cart.less' }, { title })}
        aria-disabled={!canLower}
        color={canLower ? 'fg' : 'gray.400'}
        onClick={() => canLower && onStep(-1)}
      >
        <MinusIcon boxSize="1.1em" />
      </IconButton>
      <chakra.input
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
        onKeyDown={onKeyDown}
      />
      <IconButton label={intl.formatMessage({ id: 'cart.more' }, { title })} onClick={() => onStep(1)}>
        <PlusIcon boxSize="1.1em" />
      </IconButton>
    </chakra.div>
  );
}
