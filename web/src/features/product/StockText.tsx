import { chakra } from '@chakra-ui/react/styled-system';
import { type StockLine, stockLineOf } from '@eunbit/schema/catalogue';
import { FormattedMessage } from 'react-intl';

/** What a shopper can know of a product's stock; null where nobody knows. */
export interface Stock {
  readonly quantity: number;
  readonly stopped: boolean;
}

const COLOURS: Readonly<Record<StockLine, string>> = {
  IN_STOCK: 'green.600',
  LOW_STOCK: 'amber.600',
  OUT_OF_STOCK: 'gray.600',
  STOPPED: 'gray.600',
  UNKNOWN: 'gray.600',
};

/** The stock line of a product page; a change is read out. */
export function StockText({ stock }: { stock: Stock | null | undefined }) {
  const line = stockLineOf(stock);
  return (
    <chakra.p
      role="status"
      minHeight="1.6em"
      fontWeight="medium"
      color={COLOURS[line]}
      display="flex"
      alignItems="baseline"
      gap="2"
    >
      {line === 'UNKNOWN' ? null : (
        <chakra.span aria-hidden boxSize="2" borderRadius="full" bg="currentColor" flexShrink="0" alignSelf="center" />
      )}
      <span>{textOf(line, stock?.quantity ?? 0)}</span>
    </chakra.p>
  );
}

function textOf(line: StockLine, quantity: number) {
  switch (line) {
    case 'IN_STOCK':
      return <FormattedMessage id="product.inStock" />;
    case 'LOW_STOCK':
      return (
        <>
          <FormattedMessage id="product.inStock" />
          {' · '}
          <FormattedMessage id="product.onlyLeft" values={{ count: quantity }} />
        </>
      );
    case 'OUT_OF_STOCK':
      return <FormattedMessage id="product.outOfStock" />;
    case 'STOPPED':
      return <FormattedMessage id="product.stopped" />;
    case 'UNKNOWN':
      return null;
  }
}
