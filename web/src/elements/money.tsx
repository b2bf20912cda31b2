import { formatMoney, type Money, type MoneyFormat } from '@eunbit/schema/money';
import { type HTMLStyledProps, styled } from '#styled-system/jsx';

const Amount = styled('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });
const FormerAmount = styled('s', {
  base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', color: 'fg.muted', fontWeight: 'normal' },
});

/** An amount; `struck` marks the former price, for the eye and for a screen reader. */
export function Price({
  value,
  place,
  struck = false,
  ...style
}: { value: Money; struck?: boolean } & MoneyFormat & Omit<HTMLStyledProps<'span'>, 'children'>) {
  const text = formatMoney(value, { place });
  return struck ? <FormerAmount {...style}>{text}</FormerAmount> : <Amount {...style}>{text}</Amount>;
}
