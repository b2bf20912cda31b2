import { Stack, Text } from '@chakra-ui/react';
import { useText } from '../../../../app/use-text.ts';
import { DialogOpener } from '../../../../components/DialogOpener.tsx';
import { IfMay } from '../../../../components/IfMay.tsx';
import { Panel } from '../../../../components/Panel.tsx';
import { type FragmentType, graphql, readFragment } from '../../../../gql/index.ts';
import { RefundAccountForm } from '../RefundAccountForm.tsx';
import { RefundAccountShown } from '../RefundAccountShown.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { DisputedNote } from './RefundForm.tsx';
import { RefundItem } from './RefundItem.tsx';

const OrderRefundsFragment = graphql(`
  fragment OrderRefunds_Order on Order {
    number
    market
    status
    email
    payment { status refundableAmount { amount } disputedAmount { amount currency } }
    refunds {
      id
      amount { amount currency }
      lines { productId quantity withheld }
      unshipped
      shipping { amount currency }
      reason
      destination
      status
      at
      madeAt
      note
      author
      failure { code message at isFinal }
      isSentByHand
      isCancellable
      isRetryable
    }
  }
`);

/** Separate from the fragment for live events: lines without all their fields would replace those of the open order. */
const RefundTitlesFragment = graphql(`
  fragment RefundTitles_Order on Order {
    lines { productId title }
  }
`);

/** The fields of an order that a refund changes. */
graphql(`
  fragment RefundedOrder_Order on Order {
    ...OrderPayment_Order
    ...OrderRefunds_Order
  }
`);

interface OrderRefundsProps {
  readonly order: FragmentType<typeof OrderRefundsFragment> & FragmentType<typeof RefundTitlesFragment>;
}

/** The partial refunds of an order, and the button for another one. */
export function OrderRefunds({ order: ref }: OrderRefundsProps) {
  const t = useText();
  const order = readFragment(OrderRefundsFragment, ref);
  const { lines } = readFragment(RefundTitlesFragment, ref);
  const titles = new Map(lines.map(({ productId, title }) => [productId, title]));
  const { number, market, status, payment, refunds, email } = order;
  const isCancelled = status === 'ORDER_CANCELLED';
  const isAuthorised = payment.status === 'AUTHORISED' || payment.status === 'CAPTURE_DUE';
  const hasMoney = isAuthorised || payment.refundableAmount.amount > 0;
  const isRefundable = !isCancelled && hasMoney;
  const isDisputed = !isCancelled && payment.disputedAmount.amount > 0;
  if (!isRefundable && !isDisputed && refunds.length === 0) return null;
  // For a cancelled order, the panel of its full refund asks for the account.
  const needsAccount = !isCancelled && refunds.some(({ isSentByHand }) => isSentByHand);
  return (
    <Panel title={t('orders.refunds.title')}>
      <Stack gap="4">
        {refunds.length === 0 ? (
          <Text color="fg.muted">{t('orders.refunds.none')}</Text>
        ) : (
          <Stack as="ul" gap="4" listStyleType="none">
            {refunds.map((refund) => (
              <RefundItem key={refund.id} refund={refund} order={order} titles={titles} />
            ))}
          </Stack>
        )}
        {needsAccount ? (
          <Stack gap="3" pt="4" borderTopWidth="1px">
            <RefundAccountShown orderNumber={number} />
            <IfMay needed="REFUND_MAKE" keepsShown>
              <RefundAccountForm orderNumber={number} text="orders.refunds.accountText" />
            </IfMay>
          </Stack>
        ) : null}
        {isDisputed ? <DisputedNote amount={payment.disputedAmount} /> : null}
        <DialogOpener
          label={t('orders.refunds.open')}
          needed="REFUND_MAKE"
          isOffered={isRefundable}
          size="sm"
          variant="outline"
          alignSelf="start"
          dialog={(close) => <RefundDialog number={number} market={market} email={email} onClose={close} />}
        />
      </Stack>
    </Panel>
  );
}
