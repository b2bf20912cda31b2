import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';

interface QuantityLimitProps {
  readonly quantity: number;
  /** The highest quantity that can be ordered. */
  readonly maximum: number;
  /** Ids of messages that name `{n}`: pages load those of their own part alone. */
  readonly texts: { readonly at: string; readonly over: string };
}

/** Why plus is off: nothing below the highest quantity that can be ordered, a calm word at it, a warning above it (CART-1). */
export function QuantityLimit({ quantity, maximum, texts }: QuantityLimitProps) {
  if (quantity < maximum) return null;
  const isOver = quantity > maximum;
  return (
    <styled.p fontSize="sm" fontWeight={isOver ? 'medium' : 'normal'} color={isOver ? 'fg.warning' : 'fg.muted'}>
      <FormattedMessage id={isOver ? texts.over : texts.at} values={{ n: maximum }} />
    </styled.p>
  );
}
