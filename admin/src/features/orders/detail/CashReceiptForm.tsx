import { chakra, Text } from '@chakra-ui/react';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { validateCashReceiptIssue } from '@eunbit/schema/validation-cash-receipt';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useSendForm } from '../../../components/use-send-form.ts';
import { useRecordCashReceipt } from './payment-mutations.ts';

interface CashReceiptFormProps {
  readonly orderNumber: string;
  /** Earliest day of issue. */
  readonly orderedAt: string;
}

/** Records that a receipt was issued with the tax office, which happens outside the shop. */
export function CashReceiptForm({ orderNumber, orderedAt }: CashReceiptFormProps) {
  const t = useText();
  const { send } = useRecordCashReceipt();
  const day = storeDayFormat('KR');
  const days = { from: day.format(new Date(orderedAt)), to: day.format(new Date()) };
  const form = useSendForm({
    values: { issueNumber: '', issuedOn: days.to },
    validate: (issue) => validateCashReceiptIssue(issue, days),
    send: (issue) => send({ orderNumber, ...issue }),
  });

  return (
    <chakra.form {...form.formProps} display="grid" gap="3" mt="4" pt="4" borderTopWidth="1px">
      <Text color="fg.muted">{t('orders.cashReceipt.due')}</Text>
      <TextField
        label={t('orders.cashReceipt.issueNumber')}
        autoComplete="off"
        maxLength={20}
        {...form.field('issueNumber')}
      />
      <TextField
        label={t('orders.cashReceipt.issuedOn')}
        type="date"
        min={days.from}
        max={days.to}
        {...form.field('issuedOn')}
      />
      {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
      <Button type="submit" variant="outline" loading={form.busy}>
        {t('orders.cashReceipt.note')}
      </Button>
    </chakra.form>
  );
}
