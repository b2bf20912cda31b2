import { Stack } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { IfMay } from '../../../components/IfMay.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { ProviderFailure } from './ProviderFailure.tsx';
import { useRetryCashReceipt } from './payment-mutations.ts';
import { RetryButton } from './RetryButton.tsx';
import type { OrderStaffDetails } from './use-order-staff-details.ts';

interface CashReceiptFailureProps {
  readonly file: OrderStaffDetails;
  readonly onRetried: () => void;
}

/** Why the provider did not issue or cancel the cash receipt. Nothing where it did. */
export function CashReceiptFailure({ file, onRetried }: CashReceiptFailureProps) {
  const t = useText();
  const { send, busy } = useRetryCashReceipt();
  const failure = file.cashReceiptFailure;
  if (!failure) return null;
  return (
    <Panel title={t('orders.cashReceipt.failure')}>
      <Stack gap="4">
        <ProviderFailure failure={failure} failed="orders.cashReceipt.failed" failing="orders.cashReceipt.failing" />
        {failure.isFinal ? (
          <IfMay needed="ORDER_RECORD_PAYMENT">
            <RetryButton retry={() => send({ orderNumber: file.orderNumber })} busy={busy} onRetried={onRetried}>
              {t('orders.cashReceipt.retry')}
            </RetryButton>
          </IfMay>
        ) : null}
      </Stack>
    </Panel>
  );
}
