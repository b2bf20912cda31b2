import { Stack } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { IfMay } from '../../../components/IfMay.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { ProviderFailure } from './ProviderFailure.tsx';
import { RefundAccountForm } from './RefundAccountForm.tsx';
import { RefundAccountShown } from './RefundAccountShown.tsx';
import { RefundByHand } from './RefundByHand.tsx';
import { RetryButton } from './RetryButton.tsx';
import { useRetryRefund } from './refund/refund-mutations.ts';
import type { OrderStaffDetails } from './use-order-staff-details.ts';

interface TransferRefundProps {
  readonly file: OrderStaffDetails;
  readonly onChanged: () => void;
}

/** The refund of a cancelled transfer: its account, why it failed, and sending it by hand. Nothing where none is due. */
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
