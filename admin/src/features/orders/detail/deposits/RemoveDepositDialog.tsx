import { formatMoney } from '@eunbit/schema/money';
import { validateDepositRemoval } from '@eunbit/schema/validation-deposit';
import { MAXIMUM_NOTE_LENGTH } from '@eunbit/schema/validation-order-note';
import { useText } from '../../../../app/use-text.ts';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { TextAreaField } from '../../../../components/TextAreaField.tsx';
import { toaster } from '../../../../components/toaster.ts';
import { useSendForm } from '../../../../components/use-send-form.ts';
import type { OrderDeposits_OrderFragment } from '../../../../gql/graphql.ts';
import { useRemoveDeposit } from '../payment-mutations.ts';

interface RemoveDepositDialogProps {
  readonly orderNumber: string;
  readonly deposit: OrderDeposits_OrderFragment['deposits'][number];
  readonly onClose: () => void;
}

/** Takes a deposit out of the books that was recorded by mistake. */
export function RemoveDepositDialog({ orderNumber, deposit, onClose }: RemoveDepositDialogProps) {
  const t = useText();
  const { send } = useRemoveDeposit();
  const { amount, depositorName } = deposit;
  const form = useSendForm({
    values: { reason: '' },
    validate: validateDepositRemoval,
    send: ({ reason }) => send({ orderNumber, depositId: deposit.id, reason }),
    onSent() {
      toaster.create({ title: t('orders.deposits.removed') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('orders.deposits.remove')}
      form={form}
      agree={t('orders.deposits.removeAgree')}
      colorPalette="red"
      onClose={onClose}
    >
      <p>{t('orders.deposits.removeText', { amount: formatMoney(amount, { place: 'order' }), name: depositorName })}</p>
      <TextAreaField
        label={t('orders.deposits.reason')}
        rows={2}
        maxLength={MAXIMUM_NOTE_LENGTH}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
