import { storeDayFormat } from '@eunbit/schema/time-zone';
import { paymentDueDays, validatePaymentDue } from '@eunbit/schema/validation-deposit';
import { useText } from '../../../../app/use-text.ts';
import { DateField } from '../../../../components/DateField.tsx';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { toaster } from '../../../../components/toaster.ts';
import { useSendForm } from '../../../../components/use-send-form.ts';
import { useUpdatePaymentDue } from '../payment-mutations.ts';

interface PaymentDueDialogProps {
  readonly orderNumber: string;
  readonly onClose: () => void;
}

/** Until which day the deposit is awaited; the order is cancelled then unless something has come. */
export function PaymentDueDialog({ orderNumber, onClose }: PaymentDueDialogProps) {
  const t = useText();
  const { send } = useUpdatePaymentDue();
  const today = storeDayFormat('KR').format(new Date());
  const days = paymentDueDays(today);
  const form = useSendForm({
    values: { dueOn: '' },
    validate: ({ dueOn }) => validatePaymentDue(dueOn, today),
    send: ({ dueOn }) => send({ orderNumber, dueOn }),
    onSent() {
      toaster.create({ title: t('orders.deposits.dueSet') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('orders.deposits.setDue')} form={form} agree={t('orders.deposits.dueAgree')} onClose={onClose}>
      <p>{t('orders.deposits.dueText')}</p>
      <DateField label={t('orders.delay.payUntil')} min={days.from} max={days.to} {...form.control('dueOn')} />
    </FormDialog>
  );
}
