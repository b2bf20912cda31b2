import { Text } from '@chakra-ui/react';
import { MAXIMUM_CORRECTION_REASON_LENGTH } from '@eunbit/schema/fulfilment';
import type { Market } from '@eunbit/schema/market';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { TextAreaField } from '../../../../components/TextAreaField.tsx';
import { useSendForm } from '../../../../components/use-send-form.ts';
import { filledParcels, findParcelProblem, type ParcelDraft } from '../../shipping/parcel-draft.ts';
import { ShipFields } from '../../shipping/ShipFields.tsx';
import type { Fulfilment } from './Fulfilments.tsx';
import { useUpdateFulfilmentParcels } from './fulfilment-mutations.ts';

interface CorrectParcelsDialogProps {
  readonly orderNumber: string;
  readonly market: Market;
  readonly email: string;
  readonly fulfilment: Fulfilment;
  readonly onClose: () => void;
}

const NO_PARCEL: ParcelDraft = { carrier: '', trackingNumber: '' };

/** Corrects carriers and tracking numbers of shipped parcels, with a reason; the customer is notified. */
export function CorrectParcelsDialog({ orderNumber, market, email, fulfilment, onClose }: CorrectParcelsDialogProps) {
  const t = useText();
  const language = useLanguage();
  const { send } = useUpdateFulfilmentParcels();
  const [seen] = useState(fulfilment.parcels);
  const form = useSendForm({
    values: {
      parcels: [...seen.map(({ carrier, trackingNumber }) => ({ carrier, trackingNumber })), NO_PARCEL],
      reason: '',
    },
    validate({ parcels, reason }) {
      const wrong = findParcelProblem(parcels, language);
      return [
        ...(wrong ? [{ path: 'parcels', key: wrong.key }] : []),
        ...(reason.trim() ? [] : [{ path: 'reason', key: 'correction.reasonRequired' as const }]),
      ];
    },
    send: ({ parcels, reason }) =>
      send({
        orderNumber,
        fulfilmentId: fulfilment.id,
        expectedTrackingNumbers: seen.map(({ trackingNumber }) => trackingNumber),
        tracking: filledParcels(parcels),
        reason,
      }),
    done: t('orders.fulfilment.corrected'),
    onSent: onClose,
  });
  const parcels = form.control('parcels');

  return (
    <FormDialog
      title={t('orders.fulfilment.correct')}
      form={form}
      agree={t('orders.fulfilment.correctAgree')}
      onClose={onClose}
    >
      <p>
        {t('orders.fulfilment.before', {
          parcels: seen
            .map(({ carrier, trackingNumber }) => `${t(`orders.carrier.${carrier}`)} ${trackingNumber}`)
            .join(', '),
        })}
      </p>
      <Text color="fg.muted">{t('orders.fulfilment.correctHint')}</Text>
      <ShipFields
        parcels={parcels.value}
        problem={parcels.error === null ? null : findParcelProblem(parcels.value, language)}
        market={market}
        onChange={(changed) => parcels.onChange([...changed])}
      />
      <TextAreaField
        label={t('orders.fulfilment.reason')}
        rows={2}
        maxLength={MAXIMUM_CORRECTION_REASON_LENGTH}
        {...form.field('reason')}
      />
      <Text color="fg.muted">{t('orders.dialog.email', { email })}</Text>
    </FormDialog>
  );
}
