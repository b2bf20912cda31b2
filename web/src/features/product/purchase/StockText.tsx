import type { StockStatus, StockSummary } from '@eunbit/schema/catalogue';
import { FormattedMessage } from 'react-intl';
import { css } from '#styled-system/css';
import { styled } from '#styled-system/jsx';
import type { SystemStyleObject } from '#styled-system/types';

type ShownStock = Pick<StockSummary, 'status'> & { readonly unitsLeft?: number | null | undefined };

const COLOURS: Readonly<Record<StockStatus, SystemStyleObject>> = {
  IN_STOCK: css.raw({ color: 'green.600' }),
  LOW_STOCK: css.raw({ color: 'amber.600' }),
  OUT_OF_STOCK: css.raw({ color: 'gray.600' }),
  STOPPED: css.raw({ color: 'gray.600' }),
};

/** The stock of a product; screen readers announce a change. Empty while it is unknown. */
export function StockText({ stock }: { stock: ShownStock | null | undefined }) {
  return (
    <styled.p
      role="status"
      minHeight="1.6em"
      fontWeight="medium"
      css={stock ? COLOURS[stock.status] : undefined}
      display="flex"
      alignItems="baseline"
      gap="2"
    >
      {stock ? (
        <>
          <styled.span
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
    </styled.p>
  );
}

function getText({ status, unitsLeft }: ShownStock) {
  switch (status) {
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
