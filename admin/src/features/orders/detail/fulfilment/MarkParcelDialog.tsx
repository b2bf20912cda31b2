import { ParcelMark } from '@eunbit/schema/fulfilment';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { SelectField } from '../../../../components/SelectField.tsx';
import { toaster } from '../../../../components/toaster.ts';
import { TRACKER_TEXT } from '../../../../labels/order-texts.ts';
import { FormDialog } from '../FormDialog.tsx';
import type { FulfilmentParcel } from './Fulfilments.tsx';
import { useMarkParcel } from './fulfilment-mutations.ts';

interface MarkParcelDialogProps {
  readonly orderNumber: string;
  readonly fulfilmentId: string;
  readonly parcel: FulfilmentParcel;
  readonly onClose: () => void;
}

const MARKS = Object.values(ParcelMark);

/** Notes what has become of a parcel of which its carrier tells the shop nothing. */
export function MarkParcelDialog({ orderNumber, fulfilmentId, parcel, onClose }: MarkParcelDialogProps) {
  const t = useText();
  const { send, busy } = useMarkParcel();
  const [mark, setMark] = useState<ParcelMark>('DELIVERED');
  const { trackingNumber } = parcel;
  return (
    <FormDialog
      title={t('orders.fulfilment.markOf', { number: trackingNumber })}
      agree={t('orders.fulfilment.markAgree')}
      busy={busy}
      fields={[]}
      save={() => send({ orderNumber, fulfilmentId, trackingNumber, mark })}
      onClose={onClose}
      onSaved={() => {
        toaster.create({ title: t('orders.fulfilment.marked') });
        onClose();
      }}
    >
      {() => (
        <>
          <p>{t('orders.fulfilment.markText')}</p>
          <SelectField
            label={t('orders.fulfilment.markLabel')}
            value={mark}
            onChange={(event) => setMark(MARKS.find((one) => one === event.target.value) ?? mark)}
          >
            {MARKS.map((one) => (
              <option key={one} value={one}>
                {t(TRACKER_TEXT[one])}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </FormDialog>
  );
}
