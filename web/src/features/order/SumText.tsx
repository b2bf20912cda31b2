import { formatMoney, type Money } from '@eunbit/schema/money';
import { FormattedMessage } from 'react-intl';

interface SumTextProps {
  /** A message with `amount`. */
  readonly id: string;
  readonly amount: Money;
  readonly values?: Readonly<Record<string, string>>;
}

/** A paragraph about an amount; nothing if it is zero. */
export function SumText({ id, amount, values }: SumTextProps) {
  return amount.amount > 0 ? (
    <p>
      <FormattedMessage id={id} values={{ ...values, amount: formatMoney(amount, { place: 'order' }) }} />
    </p>
  ) : null;
}
