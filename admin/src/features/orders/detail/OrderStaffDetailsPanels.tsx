import { Skeleton } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useText } from '../../../app/use-text.ts';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { AuditEntries } from '../../audit/AuditEntries.tsx';
import { CashReceiptFailure } from './CashReceiptFailure.tsx';
import { EscrowDelivery } from './EscrowDelivery.tsx';
import { OrderAccount } from './OrderAccount.tsx';
import { OrderEmails } from './OrderEmails.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderReversals } from './OrderReversals.tsx';
import { TransferRefund } from './TransferRefund.tsx';
import { useOrderStaffDetails } from './use-order-staff-details.ts';

/** What is open at providers, account or pass code, refund by hand, notes, emails and log of an order. */
export function OrderStaffDetailsPanels({ number, market }: { number: string; market: Market }) {
  const t = useText();
  const { file, failed, loading, reload } = useOrderStaffDetails(number, market);
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
      <EscrowDelivery file={file} market={market} onRefused={reload} />
      <OrderReversals file={file} market={market} />
      <TransferRefund file={file} market={market} onChanged={reload} />
      <CashReceiptFailure file={file} market={market} onRetried={reload} />
      <OrderAccount file={file} />
      <OrderNotes file={file} />
      <OrderEmails file={file} market={market} />
      <Panel title={t('orders.file.activity')}>
        <AuditEntries entries={file.activity} />
      </Panel>
    </>
  );
}
