import { Box, Stack, Text } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { IfMay } from '../../../components/IfMay.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { ProviderFailure, RetryButton } from './ProviderFailure.tsx';
import { RefundAccountForm } from './RefundAccountForm.tsx';
import { RefundAccountShown } from './RefundAccountShown.tsx';
import { useRetryRefund, useSettleRefund } from './refund/refund-mutations.ts';
import type { OrderStaffDetails } from './use-order-staff-details.ts';

interface TransferRefundProps {
  readonly file: OrderStaffDetails;
  readonly onChanged: () => void;
}

/**
 * The refund of a cancelled bank transfer: its account, its failure, and the form for a refund by hand. Renders nothing if none
 * is due.
 */
export function TransferRefund({ file, onChanged }: TransferRefundProps) {
  const t = useText();
  const { orderNumber, isRefundedByHand, isRefundUnderWay, refundFailure } = file;
  if (!isRefundedByHand && !isRefundUnderWay) return null;
  return (
    <Panel title={t('orders.refund.title')}>
      <Stack gap="5">
        {refundFailure ? (
          <ProviderFailure failure={refundFailure} failed="orders.refund.failed" failing="orders.refund.failing" />
        ) : null}
        {isRefundUnderWay ? (
          <p>{t('orders.refund.underWay')}</p>
        ) : (
          <>
            {refundFailure ? (
              <IfMay needed="REFUND_MAKE">
                <RetryRefund number={orderNumber} onRetried={onChanged} />
              </IfMay>
            ) : null}
            <RefundAccountShown orderNumber={orderNumber} />
            <IfMay needed="REFUND_MAKE" keepsShown>
              <RefundAccountForm orderNumber={orderNumber} text="orders.refund.accountText" onSaved={onChanged} />
            </IfMay>
            <RefundByHand number={orderNumber} onSettled={onChanged} />
          </>
        )}
      </Stack>
    </Panel>
  );
}

function RetryRefund({ number, onRetried }: { readonly number: string; readonly onRetried: () => void }) {
  const t = useText();
  const { send, busy } = useRetryRefund();
  return (
    <RetryButton retry={() => send({ orderNumber: number })} busy={busy} onRetried={onRetried}>
      {t('orders.refund.retry')}
    </RetryButton>
  );
}

/** For a refund that staff transfer themselves and record here. */
function RefundByHand({ number, onSettled }: { number: string; onSettled: () => void }) {
  const t = useText();
  const { send, busy } = useSettleRefund();

  async function settle() {
    const sent = await send({ orderNumber: number });
    if (sent.answer) onSettled();
    return sent;
  }

  return (
    <Box>
      <Text mb="3">{t('orders.refund.text')}</Text>
      <IfMay needed="REFUND_MAKE">
        <ConfirmStep
          label={t('orders.refund.settle')}
          question={t('orders.refund.ask', { number })}
          done={t('orders.refund.done')}
          busy={busy}
          run={settle}
          isPrimary
        />
      </IfMay>
    </Box>
  );
}
