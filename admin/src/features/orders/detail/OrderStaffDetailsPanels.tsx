import { Skeleton } from '@chakra-ui/react';
import { useText } from '../../../app/use-text.ts';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { AddressStatus } from '../../emails/AddressStatus.tsx';
import { CashReceiptFailure } from './CashReceiptFailure.tsx';
import { CustomerOrders } from './desk/CustomerOrders.tsx';
import { EscrowDelivery } from './EscrowDelivery.tsx';
import { OrderAccount } from './OrderAccount.tsx';
import { OrderReversals } from './OrderReversals.tsx';
import { PanelPlace } from './PanelPlace.tsx';
import { TransferRefund } from './TransferRefund.tsx';
import type { OrderStaffDetailsAnswer } from './use-order-staff-details.ts';

interface StaffDetailsProps {
  readonly details: OrderStaffDetailsAnswer;
}

/** What of an order is open at providers, and to be paid back by hand. */
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

/** Whose order it is, whether their address takes emails, and what else they ordered. */
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
