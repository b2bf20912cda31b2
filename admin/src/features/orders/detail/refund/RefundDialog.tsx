import { Skeleton } from '@chakra-ui/react';
import type { Market } from '@eunbit/schema/market';
import { useText } from '../../../../app/use-text.ts';
import { ErrorAlert } from '../../../../components/ErrorAlert.tsx';
import { ModalDialog } from '../../../../components/ModalDialog.tsx';
import { DisputedNote, RefundForm } from './RefundForm.tsx';
import { draftSurplus, EMPTY_DRAFT } from './refund-draft.ts';
import { useRefundOffer } from './use-refund-preview.ts';

interface RefundDialogProps {
  readonly number: string;
  readonly market: Market;
  /** Address of the customer, who is notified. */
  readonly email: string;
  /** Surplus to refund, in minor units, if the dialog was opened for it. */
  readonly surplus?: number;
  readonly onClose: () => void;
}

/** Refunds a part of an order; starts with the choice of lines and units. */
export function RefundDialog({ number, market, email, surplus, onClose }: RefundDialogProps) {
  const t = useText();
  const { offer, failed, loading, reload } = useRefundOffer(number);
  return (
    <ModalDialog title={t('orders.refunds.dialog', { number })} onClose={onClose} withClose={!offer?.left.amount}>
      {offer?.destination && offer.left.amount > 0 ? (
        <RefundForm
          number={number}
          market={market}
          email={email}
          begin={surplus === undefined ? EMPTY_DRAFT : draftSurplus(surplus, market)}
          offer={{ ...offer, destination: offer.destination }}
          onChanged={reload}
          onClose={onClose}
        />
      ) : offer ? (
        <>
          <p>{t('orders.refunds.nothingLeft')}</p>
          <DisputedNote amount={offer.disputed} />
        </>
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
