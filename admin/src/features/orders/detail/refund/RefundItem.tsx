import { Badge, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '@eunbit/schema/money';
import type { RefundStatus } from '@eunbit/schema/order-refund';
import { useText } from '../../../../app/use-text.ts';
import { IfMay } from '../../../../components/IfMay.tsx';
import { Moment } from '../../../../components/Moment.tsx';
import { Price } from '../../../../components/Price.tsx';
import type { OrderRefunds_OrderFragment } from '../../../../gql/graphql.ts';
import { ConfirmStep } from '../ConfirmStep.tsx';
import { ProviderFailure, RetryButton } from '../ProviderFailure.tsx';
import { useCancelRefund, useRecordRefundSent, useRetryFailedRefund } from './refund-mutations.ts';

const REFUND_STATUS_PALETTE: Readonly<Record<RefundStatus, string>> = {
  PENDING: 'amber',
  SUCCEEDED: 'green',
  FAILED: 'red',
  CANCELLED: 'gray',
};

interface RefundItemProps {
  readonly refund: OrderRefunds_OrderFragment['refunds'][number];
  readonly order: OrderRefunds_OrderFragment;
  /** Product titles by product id. */
  readonly titles: ReadonlyMap<string, string>;
}

/** A refund with its status and the possible actions. */
export function RefundItem({ refund, order, titles }: RefundItemProps) {
  const t = useText();
  const { amount, status, destination, reason, note, author, at, failure } = refund;
  const retry = useRetryFailedRefund();
  const recordSent = useRecordRefundSent();
  const cancel = useCancelRefund();
  const busy = retry.busy || recordSent.busy || cancel.busy;
  const input = { orderNumber: order.number, refundId: refund.id };
  const sum = formatMoney(amount, { place: 'order' });
  const parts = useParts(refund, titles);
  const withheld = refund.lines.flatMap(({ productId, withheld: quantity }) =>
    quantity > 0 ? [`${titles.get(productId) ?? productId} × ${quantity}`] : [],
  );
  const isMadeByCard = status === 'PENDING' && destination === 'CARD';
  return (
    <chakra.li display="grid" gap="2" pb="4" borderBottomWidth="1px" _last={{ pb: '0', borderBottomWidth: '0' }}>
      <Flex wrap="wrap" align="center" gap="2">
        <Price value={amount} place="order" fontWeight="semibold" />
        <Badge colorPalette={REFUND_STATUS_PALETTE[status]}>{t(`orders.refunds.status.${status}`)}</Badge>
        <Text color="fg.muted">{t(`orders.refunds.way.${destination}`)}</Text>
      </Flex>
      {parts ? <Text overflowWrap="anywhere">{parts}</Text> : null}
      {withheld.length > 0 && refund.unshipped && refund.unshipped !== 'SHIP' ? (
        <Text overflowWrap="anywhere">
          {t(`orders.refunds.withheld.${refund.unshipped}`, { units: withheld.join(', ') })}
        </Text>
      ) : null}
      <Text overflowWrap="anywhere" whiteSpace="pre-wrap">
        {note ? `${t(`orders.refunds.reason.${reason}`)}: ${note}` : t(`orders.refunds.reason.${reason}`)}
      </Text>
      <Text color="fg.muted" fontSize="xs">
        {author ? `${author} · ` : ''}
        <Moment at={at} />
      </Text>
      {failure && (status === 'FAILED' || isMadeByCard) ? (
        <ProviderFailure failure={failure} failed="orders.refunds.failed" failing="orders.refunds.failing" />
      ) : null}
      <IfMay needed="REFUND_MAKE">
        <Stack direction="row" wrap="wrap" gap="2">
          {refund.isRetryable ? (
            <RetryButton retry={() => retry.send(input)} busy={busy} onRetried={() => undefined}>
              {t('orders.refunds.retry')}
            </RetryButton>
          ) : null}
          {refund.isSentByHand ? (
            <ConfirmStep
              label={t('orders.refunds.sent')}
              question={t('orders.refunds.sentAsk', { amount: sum, email: order.email })}
              done={t('orders.refunds.sentDone')}
              busy={busy}
              run={() => recordSent.send(input)}
            />
          ) : null}
          {refund.isCancellable ? (
            <ConfirmStep
              label={t('orders.refunds.cancel')}
              question={t('orders.refunds.cancelAsk', { amount: sum })}
              done={t('orders.refunds.cancelDone')}
              busy={busy}
              run={() => cancel.send(input)}
            />
          ) : null}
        </Stack>
      </IfMay>
    </chakra.li>
  );
}

/** The refunded parts as text; empty if the refund is only an amount. */
function useParts({ lines, shipping }: RefundItemProps['refund'], titles: RefundItemProps['titles']): string {
  const t = useText();
  const units = lines.map(({ productId, quantity }) => `${titles.get(productId) ?? productId} × ${quantity}`);
  const freight = t('orders.refunds.shippingOf', { amount: formatMoney(shipping, { place: 'order' }) });
  return [...units, ...(shipping.amount > 0 ? [freight] : [])].join(', ');
}
