import { Box } from '@chakra-ui/react';
import { addMoney, type Money, money } from '@eunbit/schema/money';
import { useText } from '../../../../app/use-text.ts';
import { Facts, MoneyFact } from '../../../../components/Panel.tsx';
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
            <MoneyFact name={t('orders.refunds.sum.lines')} value={sumOfLines(shares)} withZero />
          ) : null}
          <MoneyFact name={t('orders.refunds.sum.shipping')} value={shares.shipping} />
          {withTax ? <MoneyFact name={t('orders.refunds.sum.tax')} value={shares.tax} withZero /> : null}
          <MoneyFact name={t('orders.refunds.sum.amount')} value={shares.amount} withZero fontWeight="bold" />
          <MoneyFact name={t('orders.refunds.sum.leftAfter')} value={shares.leftAfter} withZero />
        </Facts>
      ) : null}
    </Box>
  );
}
