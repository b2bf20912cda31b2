import { message } from '@eunbit/schema/staff-messages';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { paymentDueDays, validatePaymentDue } from '@eunbit/schema/validation-deposit';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { DateControl } from '../../../../components/DateControl.tsx';
import { FormField } from '../../../../components/FormField.tsx';
import { toaster } from '../../../../components/toaster.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useUpdatePaymentDue } from '../payment-mutations.ts';

interface PaymentDueDialogProps {
  readonly orderNumber: string;
  readonly onClose: () => void;
}

/** Until which day the deposit is awaited; the order is cancelled then unless something has come. */
export function PaymentDueDialog({ orderNumber, onClose }: PaymentDueDialogProps) {
  const t = useText();
  const language = useLanguage();
  const { send, busy } = useUpdatePaymentDue();
  const [dueOn, setDueOn] = useState('');
  const today = storeDayFormat('KR').format(new Date());
  const days = paymentDueDays(today);

  async function save() {
    const [failure] = validatePaymentDue(dueOn, today);
    if (failure) return { problem: { field: failure.path, message: message(failure.key, language) } };
    return send({ orderNumber, dueOn });
  }

  return (
    <FormDialog
      title={t('orders.deposits.setDue')}
      agree={t('orders.deposits.dueAgree')}
      busy={busy}
      fields={['dueOn']}
      save={save}
      onClose={onClose}
      onSaved={() => {
        toaster.create({ title: t('orders.deposits.dueSet') });
        onClose();
      }}
    >
      {(getError) => (
        <>
          <p>{t('orders.deposits.dueText')}</p>
          <FormField label={t('orders.delay.payUntil')} error={getError('dueOn')}>
            {(control) => (
              <DateControl
                {...control}
                day={dueOn || null}
                min={days.from}
                max={days.to}
                value={dueOn}
                onChange={(event) => setDueOn(event.target.value)}
                onPick={setDueOn}
              />
            )}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
