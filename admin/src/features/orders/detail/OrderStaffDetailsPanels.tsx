import { Grid, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../../app/use-text.ts';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { IfMay } from '../../../components/IfMay.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { AddressStatus } from '../../emails/AddressStatus.tsx';
import { CustomerOrders } from './collaboration/CustomerOrders.tsx';
import { EscrowDelivery } from './EscrowDelivery.tsx';
import { OrderAccount } from './OrderAccount.tsx';
import { OrderReversals } from './OrderReversals.tsx';
import { ProviderFailure, RetryButton } from './ProviderFailure.tsx';
import { useRetryCashReceipt } from './payment-mutations.ts';
import { TransferRefund } from './TransferRefund.tsx';
import type { OrderStaffDetails, OrderStaffDetailsAnswer } from './use-order-staff-details.ts';

interface StaffDetailsProps {
  readonly details: OrderStaffDetailsAnswer;
}

/** Open tasks of an order at providers, and refunds by hand. */
export function StaffWorkPanels({ details: { file, failed, loading, reload } }: StaffDetailsProps) {
  const t = useText();
  if (!file) {
    if (!failed) return <Skeleton height="20rem" bg="gray.200" />;
    return (
      <ErrorAlert onRetry={reload} retrying={loading}>
        {t('orders.file.failed')}
      </ErrorAlert>
    );
  }
  return (
    <>
      <PanelPlace id="order-escrow">
        <EscrowDelivery file={file} onRefused={reload} />
      </PanelPlace>
      <PanelPlace id="order-reversals">
        <OrderReversals file={file} />
      </PanelPlace>
      <PanelPlace id="order-refund-by-hand">
        <TransferRefund file={file} onChanged={reload} />
      </PanelPlace>
      <PanelPlace id="order-cash-receipt">
        <CashReceiptFailure file={file} onRetried={reload} />
      </PanelPlace>
    </>
  );
}

/** The buyer, whether emails reach their address, and their other orders. */
export function StaffCustomerPanels({ details: { file, failed } }: Pick<StaffDetailsProps, 'details'>) {
  if (!file) return failed ? null : <Skeleton height="12rem" bg="gray.200" />;
  return (
    <>
      <AddressStatus status={file.emailStatus} detailed />
      <OrderAccount file={file} />
      <CustomerOrders file={file} />
    </>
  );
}

interface CashReceiptFailureProps {
  readonly file: OrderStaffDetails;
  readonly onRetried: () => void;
}

/** Why the provider did not issue or cancel the cash receipt. Renders nothing if it did. */
function CashReceiptFailure({ file, onRetried }: CashReceiptFailureProps) {
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

/** Anchor for an action's link; takes no space while its panels are empty. */
export function PanelPlace({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Grid id={id} tabIndex={-1} gap="5" scrollMarginTop="5rem" _empty={{ display: 'none' }}>
      {children}
    </Grid>
  );
}
