import { Skeleton } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useText } from '../../../../app/use-text.ts';
import { ErrorAlert } from '../../../../components/ErrorAlert.tsx';
import { ModalDialog } from '../../../../components/ModalDialog.tsx';
import { RefundForm } from './RefundForm.tsx';
import { useRefundOffer } from './use-refund-preview.ts';

interface RefundDialogProps {
  readonly number: string;
  readonly market: Market;
  /** Of the customer, who is told. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Pays a part of an order back, beginning with lines and units. */
export function RefundDialog({ number, market, email, onClose }: RefundDialogProps) {
  const t = useText();
  const { offer, failed, loading, reload } = useRefundOffer(number);
  return (
    <ModalDialog title={t('orders.refunds.dialog', { number })} onClose={onClose} withClose={!offer?.destination}>
      {offer?.destination ? (
        <RefundForm
          number={number}
          market={market}
          email={email}
          offer={{ ...offer, destination: offer.destination }}
          onChanged={reload}
          onClose={onClose}
        />
      ) : offer ? (
        <p>{t('orders.refunds.nothingLeft')}</p>
      ) : failed ? (
        <ErrorAlert onRetry={reload} retrying={loading}>
          {t('orders.refunds.loadFailed')}
        </ErrorAlert>
      ) : (
        <Skeleton height="20rem" bg="gray.200" />
      )}
    </ModalDialog>
  );
}
