import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { parseQuantity } from '../../../components/parse-quantity.ts';
import { IconButton } from '../../../elements/Button.tsx';
import { MinusIcon, PlusIcon } from '../../../elements/icons.tsx';

interface QuantityPickerProps {
  readonly value: number;
  /** The highest quantity that can be ordered; null if it is unknown. */
  readonly maximum: number | null;
  /** Id of the element that explains why plus is disabled. */
  readonly whyNoMore: string;
  readonly onChange: (value: number) => void;
}

/**
 * The quantity to add, at least one: typed, or stepped if scripts run. Above the highest orderable quantity it shows a warning,
 * and the server reduces it.
 */
export function QuantityPicker({ value, maximum, whyNoMore, onChange }: QuantityPickerProps) {
  const intl = useIntl();
  const canRaise = maximum === null || value < maximum;
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <styled.div
      display="inline-flex"
      alignItems="center"
      minH="14"
      px="1"
      borderWidth="1px"
      borderColor="gray.400"
      borderRadius="full"
    >
      <IconButton
        label={intl.formatMessage({ id: 'product.fewer' })}
        disabled={value <= 1}
        data-script-only
        data-step="-1"
        onClick={() => onChange(value - 1)}
      >
        <MinusIcon />
      </IconButton>
      <styled.input
        name="quantity"
        aria-label={intl.formatMessage({ id: 'product.quantity' })}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? String(value)}
        onChange={({ target }) => {
          setDraft(target.value);
          const typed = parseQuantity(target.value);
          if (typed !== null) onChange(typed);
        }}
        onBlur={() => setDraft(null)}
        width="10"
        minH="11"
        textAlign="center"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        bg="transparent"
        borderRadius="md"
      />
      <IconButton
        label={intl.formatMessage({ id: 'product.more' })}
        data-script-only
        data-step="1"
        aria-disabled={!canRaise}
        aria-describedby={canRaise ? undefined : whyNoMore}
        color={canRaise ? 'fg' : 'gray.400'}
        onClick={() => canRaise && onChange(value + 1)}
      >
        <PlusIcon />
      </IconButton>
    </styled.div>
  );
}
