import { chakra } from '@chakra-ui/react/styled-system';
import type { Money } from '@eunbit/schema/money';
import { Price } from '@eunbit/ui/money.tsx';
import { VisuallyHidden } from '@eunbit/ui/VisuallyHidden.tsx';
import { FormattedMessage } from 'react-intl';
import { getDiscountPercent } from './discount.ts';

/** The price; for a reduced product with the former price and the discount badge. */
export function PriceTag({
  price,
  compareAtPrice,
  large = false,
}: {
  price: Money;
  compareAtPrice: Money | null | undefined;
  large?: boolean;
}) {
  const percent = getDiscountPercent(price, compareAtPrice);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2.5" rowGap="0.5">
      {percent === null ? null : (
        <chakra.span color="purple.600" fontWeight="bold" fontSize={large ? '2xl' : 'md'}>
          <FormattedMessage id="catalogue.discount" values={{ percent }} />
        </chakra.span>
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
          <Price value={compareAtPrice} place="catalogue" struck fontSize={large ? 'lg' : 'sm'} />
        </>
      ) : null}
    </chakra.div>
  );
}
