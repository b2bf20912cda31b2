import { Box, Dialog, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { ModalDialog } from '../../../components/ModalDialog.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { showError, toaster } from '../../../components/toaster.ts';
import { ProviderFailure } from './ProviderFailure.tsx';
import { RefundAccountForm } from './RefundAccountForm.tsx';
import { RefundAccountShown } from './RefundAccountShown.tsx';
import { RetryButton } from './RetryButton.tsx';
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
  const [asking, setAsking] = useState(false);
  const { send, busy } = useSettleRefund();

  async function confirm() {
    const { answer, problem } = await send({ orderNumber: number });
    if (problem) showError(problem.message ?? t('orders.action.failed'));
    else toaster.create({ title: t('orders.refund.done') });
    if (answer) onSettled();
    setAsking(false);
  }

  return (
    <Box>
      <Text mb="3">{t('orders.refund.text')}</Text>
      <IfMay needed="REFUND_MAKE">
        <Button size="sm" onClick={() => setAsking(true)}>
          {t('orders.refund.settle')}
        </Button>
      </IfMay>
      {asking ? (
        <ModalDialog title={t('orders.refund.settle')} onClose={() => setAsking(false)}>
          <p>{t('orders.refund.ask', { number })}</p>
          <Dialog.Footer mt="5">
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t('orders.dialog.back')}
            </Button>
            <Button loading={busy} onClick={() => void confirm()}>
              {t('orders.refund.settle')}
            </Button>
          </Dialog.Footer>
        </ModalDialog>
      ) : null}
    </Box>
  );
}
