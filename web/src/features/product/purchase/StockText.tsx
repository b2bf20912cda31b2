import { chakra } from '@chakra-ui/react/styled-system';
import type { StockState, StockStatus } from '@eunbit/schema/catalogue';
import { FormattedMessage } from 'react-intl';

type ShownStock = Pick<StockStatus, 'state'> & { readonly unitsLeft?: number | null | undefined };

const COLOURS: Readonly<Record<StockState, string>> = {
  IN_STOCK: 'green.600',
  LOW_STOCK: 'amber.600',
  OUT_OF_STOCK: 'gray.600',
  STOPPED: 'gray.600',
};

/** The stock of a product page; screen readers announce a change. Empty while it is unknown. */
export function StockText({ stock }: { stock: ShownStock | null | undefined }) {
  return (
    <chakra.p
      role="status"
      minHeight="1.6em"
      fontWeight="medium"
      color={stock ? COLOURS[stock.state] : undefined}
      display="flex"
      alignItems="baseline"
      gap="2"
    >
      {stock ? (
        <>
          <chakra.span
            aria-hidden
            boxSize="2"
            borderRadius="full"
            bg="currentColor"
            flexShrink="0"
            alignSelf="center"
          />
          <span>{getText(stock)}</span>
        </>
      ) : null}
    </chakra.p>
  );
}

function getText({ state, unitsLeft }: ShownStock) {
  switch (state) {
    case 'IN_STOCK':
      return <FormattedMessage id="product.inStock" />;
    case 'LOW_STOCK':
      return (
        <>
          <FormattedMessage id="product.inStock" />
          {' · '}
          <FormattedMessage id="product.onlyLeft" values={{ count: unitsLeft ?? 0 }} />
        </>
      );
    case 'OUT_OF_STOCK':
      return <FormattedMessage id="product.outOfStock" />;
    case 'STOPPED':
      return <FormattedMessage id="product.stopped" />;
  }
}
