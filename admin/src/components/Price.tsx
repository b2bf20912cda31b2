import { type HTMLChakraProps, Span } from '@chakra-ui/react';
import { formatMoney, type Money, type MoneyFormat } from '@eunbit/schema/money';

type PriceProps = { readonly value: Money } & MoneyFormat & Omit<HTMLChakraProps<'span'>, 'children'>;

/** An amount of money. */
export function Price({ value, place, ...style }: PriceProps) {
  return (
    <Span fontVariantNumeric="tabular-nums" whiteSpace="nowrap" {...style}>
      {formatMoney(value, { place })}
    </Span>
  );
}
