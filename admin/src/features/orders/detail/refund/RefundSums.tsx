import { Box } from '@chakra-ui/react';
import { addMoney, type Money, money } from '@eunbit/schema/money';
import { useText } from '../../../../app/use-text.ts';
import { Fact, Facts } from '../../../../components/Panel.tsx';
import { Price } from '../../../../components/Price.tsx';
import type { RefundPreview } from './use-refund-preview.ts';

type Shares = NonNullable<RefundPreview['shares']>;

interface RefundSumsProps {
  /** Null if nothing is chosen, or the choice cannot be refunded. */
  readonly shares: Shares | null;
  readonly withTax: boolean;
}

const sumOfLines = ({ lines, amount }: Shares): Money =>
  lines.reduce((sum, line) => addMoney(sum, line.amount), money(0, amount.currency));

/** The amount of a refund with its shares, and what remains afterwards. */
export function RefundSums({ shares, withTax }: RefundSumsProps) {
  const t = useText();
  return (
    <Box aria-live="polite">
      {shares ? (
        <Facts>
          {shares.lines.length > 0 ? (
            <Fact name={t('orders.refunds.sum.lines')}>
              <Price value={sumOfLines(shares)} place="order" />
            </Fact>
          ) : null}
          {shares.shipping.amount > 0 ? (
            <Fact name={t('orders.refunds.sum.shipping')}>
              <Price value={shares.shipping} place="order" />
            </Fact>
          ) : null}
          {withTax ? (
            <Fact name={t('orders.refunds.sum.tax')}>
              <Price value={shares.tax} place="order" />
            </Fact>
          ) : null}
          <Fact name={t('orders.refunds.sum.amount')}>
            <Price value={shares.amount} place="order" fontWeight="bold" />
          </Fact>
          <Fact name={t('orders.refunds.sum.leftAfter')}>
            <Price value={shares.leftAfter} place="order" />
          </Fact>
        </Facts>
      ) : null}
    </Box>
  );
}
