import type { Money } from '@eunbit/schema/money';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Price } from '../../elements/money.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden.tsx';
import { getDiscountPercent } from './discount.ts';

/** The price; for a reduced product with the former price and the discount badge. Below it the price per measure. */
export function PriceTag({
  price,
  compareAtPrice,
  perMeasure,
  large = false,
}: {
  price: Money;
  compareAtPrice: Money | null | undefined;
  perMeasure?: { readonly text: string } | null | undefined;
  large?: boolean;
}) {
  const percent = getDiscountPercent(price, compareAtPrice);
  return (
    <styled.div
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      alignContent="start"
      columnGap={large ? '2.5' : '1.5'}
      rowGap="0.5"
    >
      {percent === null ? null : (
        <styled.span color="purple.600" fontWeight="bold" fontSize={large ? '2xl' : 'sm'}>
          <FormattedMessage id="catalogue.discount" values={{ percent }} />
        </styled.span>
      )}
      <VisuallyHidden>
        <FormattedMessage id="catalogue.price" />
      </VisuallyHidden>
      <Price value={price} place="catalogue" fontWeight="bold" fontSize={large ? '3xl' : 'lg'} />
      {compareAtPrice && percent !== null ? (
        <>
          <VisuallyHidden>
            <FormattedMessage id="catalogue.formerPrice" />
          </VisuallyHidden>
          <Price
            value={compareAtPrice}
            place="catalogue"
            struck
            fontSize={large ? 'lg' : 'sm'}
            // In a narrow card it always has its own line, whatever its length, so that cards side by side are alike.
            width={large ? undefined : { base: 'full', lg: 'auto' }}
          />
        </>
      ) : null}
      {perMeasure ? (
        <styled.span width="full" fontSize="xs" color="fg.muted">
          {perMeasure.text}
        </styled.span>
      ) : null}
    </styled.div>
  );
}
