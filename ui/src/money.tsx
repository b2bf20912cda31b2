import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { formatMoney, type Money, type MoneyFormat } from '@eunbit/schema/money';

/** An amount; `struck` marks the former price, for the eye and for a screen reader. */
export function Price({
  value,
  place,
  struck = false,
  ...style
}: { value: Money; struck?: boolean } & MoneyFormat & Omit<HTMLChakraProps<'span'>, 'children'>) {
  const text = formatMoney(value, { place });
  const common = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', ...style } as const;
  return struck ? (
    <chakra.s color="fg.muted" fontWeight="normal" {...common}>
      {text}
    </chakra.s>
  ) : (
    <chakra.span {...common}>{text}</chakra.span>
  );
}
