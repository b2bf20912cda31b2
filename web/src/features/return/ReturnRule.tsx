import type { Market } from '@eunbit/schema/market';
import { formatMoney, type Money } from '@eunbit/schema/money';
import { KOREAN_POLICY, STORE_POLICY } from '@eunbit/schema/store-policy';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';

interface ReturnRuleProps {
  readonly market: Market;
  /** Cost of a return of this order after a change of mind. */
  readonly fee: Money;
}

/** The rule of the store in one sentence: the deadline, and who pays for return shipping. */
export function ReturnRule({ market, fee }: ReturnRuleProps) {
  return (
    <styled.p fontSize="sm" color="fg.muted">
      <FormattedMessage
        id={market === 'KR' ? 'returns.ruleKorea' : 'returns.ruleUs'}
        values={{
          days: STORE_POLICY[market].returnDays,
          months: KOREAN_POLICY.defectMonths,
          fee: formatMoney(fee, { place: 'order' }),
        }}
      />
    </styled.p>
  );
}
