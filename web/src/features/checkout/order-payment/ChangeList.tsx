import type { Money } from '@eunbit/schema/money';
import { formatMoney } from '@eunbit/schema/money';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import type { OrderEditField } from '../../../gql/graphql.ts';
import { ChangedFields } from '../../order/ChangedFields.tsx';

interface ChangeListProps {
  readonly changes: readonly { readonly field: OrderEditField; readonly before: string; readonly after: string }[];
  readonly amount: Money;
  readonly amountLabel: 'checkout.more.amount' | 'checkout.more.amountPaid' | 'checkout.more.agree.amount';
}

/** What an edit changes, before and after, and what it costs more. */
export function ChangeList({ changes, amount, amountLabel }: ChangeListProps) {
  return (
    <styled.dl display="grid" gap="5" p={{ base: '5', md: '6' }} bg="bg.subtle" borderRadius="xl">
      <ChangedFields changes={changes} />
      <styled.div
        display="flex"
        justifyContent="space-between"
        gap="4"
        pt="4"
        borderTopWidth="1px"
        fontWeight="semibold"
      >
        <dt>
          <FormattedMessage id={amountLabel} />
        </dt>
        <dd>{formatMoney(amount, { place: 'order' })}</dd>
      </styled.div>
    </styled.dl>
  );
}
