import type { Money } from '@eunbit/schema/money';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { AmountRow } from '../../components/AmountRow.tsx';
import { Price } from '../../elements/money.tsx';

interface ReturnSumsProps {
  readonly preview: {
    readonly hasGoodsToSendBack: boolean;
    readonly shipping: { readonly fee: Money };
    readonly refund?: { readonly worth: Money; readonly fee: Money; readonly amount: Money } | null;
  };
}

/** The cost of return shipping, and the refund. */
export function ReturnSums({ preview: { hasGoodsToSendBack, shipping, refund } }: ReturnSumsProps) {
  const isFree = shipping.fee.amount === 0;
  return (
    <styled.div display="grid" gap="3" p="5" bg="bg.subtle" borderRadius="md">
      <styled.dl display="grid" gap="3">
        {refund ? (
          <AmountRow term={<FormattedMessage id="returns.sum.goods" />}>
            <Price value={refund.worth} place="order" />
          </AmountRow>
        ) : null}
        {hasGoodsToSendBack ? (
          <AmountRow term={<FormattedMessage id="returns.sum.wayBack" />}>
            {isFree ? (
              <FormattedMessage id="returns.sum.free" />
            ) : (
              <>
                {refund ? '−' : null}
                <Price value={shipping.fee} place="order" />
              </>
            )}
          </AmountRow>
        ) : null}
        {refund ? (
          <AmountRow term={<FormattedMessage id="returns.sum.back" />} strong>
            <Price value={refund.amount} place="order" />
          </AmountRow>
        ) : null}
      </styled.dl>
      {refund ? null : (
        <styled.p fontSize="sm" color="fg.muted">
          <FormattedMessage id={isFree ? 'returns.exchangeFree' : 'returns.exchangeFee'} />
        </styled.p>
      )}
    </styled.div>
  );
}
