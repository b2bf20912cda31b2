import { ParcelMark } from '@eunbit/schema/fulfilment';
import { useText } from '../../../../app/use-text.ts';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { SelectField } from '../../../../components/SelectField.tsx';
import { toaster } from '../../../../components/toaster.ts';
import { useSendForm } from '../../../../components/use-send-form.ts';
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
  const { send } = useMarkParcel();
  const { trackingNumber } = parcel;
  const form = useSendForm({
    values: { mark: 'DELIVERED' as ParcelMark },
    send: ({ mark }) => send({ orderNumber, fulfilmentId, trackingNumber, mark }),
    onSent() {
      toaster.create({ title: t('orders.fulfilment.marked') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('orders.fulfilment.markOf', { number: trackingNumber })}
      form={form}
      agree={t('orders.fulfilment.markAgree')}
      onClose={onClose}
    >
      <p>{t('orders.fulfilment.markText')}</p>
      <SelectField label={t('orders.fulfilment.markLabel')} {...form.field('mark')}>
        {MARKS.map((one) => (
          <option key={one} value={one}>
            {t(`orders.tracker.${one}`)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
