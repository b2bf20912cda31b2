import { Text } from '@chakra-ui/react';
import { MAXIMUM_CORRECTION_REASON_LENGTH } from '@eunbit/schema/fulfilment';
import type { Market } from '@eunbit/schema/market';
import { message } from '@eunbit/schema/staff-messages';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { TextAreaField } from '../../../../components/TextAreaField.tsx';
import { toaster } from '../../../../components/toaster.ts';
import { CARRIER_TEXT } from '../../../../labels/order-texts.ts';
import { filledParcels, findParcelProblem, type ParcelDraft, type ParcelProblem } from '../../shipping/parcel-draft.ts';
import { ShipFields } from '../../shipping/ShipFields.tsx';
import { FormDialog } from '../FormDialog.tsx';
import type { Fulfilment } from './Fulfilments.tsx';
import { useUpdateFulfilmentParcels } from './fulfilment-mutations.ts';

interface CorrectParcelsDialogProps {
  readonly orderNumber: string;
  readonly market: Market;
  readonly email: string;
  readonly fulfilment: Fulfilment;
  readonly onClose: () => void;
}

/** Corrects carriers and numbers of what has left, with the reason; the customer is told. */
export function CorrectParcelsDialog({ orderNumber, market, email, fulfilment, onClose }: CorrectParcelsDialogProps) {
  const t = useText();
  const language = useLanguage();
  const { send, busy } = useUpdateFulfilmentParcels();
  const [seen] = useState(fulfilment.parcels);
  const [parcels, setParcels] = useState<readonly ParcelDraft[]>(() => [
    ...seen.map(({ carrier, trackingNumber }) => ({ carrier, trackingNumber })),
    { carrier: '', trackingNumber: '' },
  ]);
  const [parcelProblem, setParcelProblem] = useState<ParcelProblem | null>(null);
  const [reason, setReason] = useState('');

  async function save() {
    const wrong = findParcelProblem(parcels, language);
    setParcelProblem(wrong);
    if (wrong) return { problem: { field: 'tracking', message: wrong.text } };
    if (!reason.trim()) {
      return { problem: { field: 'reason', message: message('correction.reasonRequired', language) } };
    }
    return send({
      orderNumber,
      fulfilmentId: fulfilment.id,
      expectedTrackingNumbers: seen.map(({ trackingNumber }) => trackingNumber),
      tracking: filledParcels(parcels),
      reason,
    });
  }

  return (
    <FormDialog
      title={t('orders.fulfilment.correct')}
      agree={t('orders.fulfilment.correctAgree')}
      busy={busy}
      fields={['tracking', 'reason']}
      save={save}
      onClose={onClose}
      onSaved={() => {
        toaster.create({ title: t('orders.fulfilment.corrected') });
        onClose();
      }}
    >
      {(getError) => (
        <>
          <p>
            {t('orders.fulfilment.before', {
              parcels: seen
                .map(({ carrier, trackingNumber }) => `${t(CARRIER_TEXT[carrier])} ${trackingNumber}`)
                .join(', '),
            })}
          </p>
          <Text color="fg.muted">{t('orders.fulfilment.correctHint')}</Text>
          <ShipFields parcels={parcels} problem={parcelProblem} market={market} onChange={setParcels} />
          <TextAreaField
            label={t('orders.fulfilment.reason')}
            rows={2}
            maxLength={MAXIMUM_CORRECTION_REASON_LENGTH}
            value={reason}
            error={getError('reason')}
            onChange={(event) => setReason(event.target.value)}
          />
          <Text color="fg.muted">{t('orders.dialog.email', { email })}</Text>
        </>
      )}
    </FormDialog>
  );
}
