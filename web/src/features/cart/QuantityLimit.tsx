import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';

interface QuantityLimitProps {
  readonly quantity: number;
  /** The highest quantity that can be ordered. */
  readonly maximum: number;
  /** Ids of messages with `{n}`: each page loads only its own messages. */
  readonly texts: { readonly at: string; readonly over: string };
}

/** Why plus is disabled: nothing below the highest orderable quantity, a hint at it, a warning above it (CART-1). */
export function QuantityLimit({ quantity, maximum, texts }: QuantityLimitProps) {
  if (quantity < maximum) return null;
  const isOver = quantity > maximum;
  return (
    <styled.p fontSize="sm" fontWeight={isOver ? 'medium' : 'normal'} color={isOver ? 'fg.warning' : 'fg.muted'}>
      <FormattedMessage id={isOver ? texts.over : texts.at} values={{ n: maximum }} />
    </styled.p>
  );
}
