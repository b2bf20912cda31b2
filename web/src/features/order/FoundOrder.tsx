import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from '../../elements/Button.tsx';
import { type FragmentType, readFragment } from '../../gql/index.ts';
import { OrderActions } from './actions/OrderActions.tsx';
import { OpenChange } from './edit/OpenChange.tsx';
import { RefundAccount } from './refund/RefundAccount.tsx';
import { LaterReturns } from './return/LaterReturns.tsx';
import type { OrderReturnNewsFragment } from './return/return-news.ts';
import { CopyButton } from './view/CopyButton.tsx';
import { DepositInstructions } from './view/DepositInstructions.tsx';
import { OrderOrigin } from './view/OrderOrigin.tsx';
import { OrderView, OrderViewFragment } from './view/OrderView.tsx';

interface FoundOrderProps {
  readonly order: FragmentType<typeof OrderViewFragment> & FragmentType<typeof OrderReturnNewsFragment>;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
  /** Absent on pages without an order look-up. */
  readonly onSearchAnother?: () => void;
}

/** An opened order: its number, actions, open payment and details. */
export function FoundOrder({ order: masked, accessToken, onSearchAnother }: FoundOrderProps) {
  const intl = useIntl();
  const order = readFragment(OrderViewFragment, masked);
  return (
    <styled.div display="grid" gap="8">
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <styled.p fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {order.number}
        </styled.p>
        <CopyButton text={order.number} label={intl.formatMessage({ id: 'order.number' })} />
        {onSearchAnother ? (
          <Button variant="plain" minH="9" fontSize="sm" marginInlineStart={{ md: 'auto' }} onClick={onSearchAnother}>
            <FormattedMessage id="order.searchAnother" />
          </Button>
        ) : null}
      </styled.div>
      <OrderOrigin order={order} />
      <OrderActions order={order} accessToken={accessToken} />
      <styled.div display="grid" gap="5" maxWidth="text">
        <OpenChange order={order} accessToken={accessToken} />
        <DepositInstructions order={order} />
        <RefundAccount order={order} accessToken={accessToken} />
      </styled.div>
      <LaterReturns order={masked} accessToken={accessToken} />
      <OrderView order={masked} />
    </styled.div>
  );
}
