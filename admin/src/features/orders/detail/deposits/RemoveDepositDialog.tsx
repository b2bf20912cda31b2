import { formatMoney } from '@eunbit/schema/money';
import { message } from '@eunbit/schema/staff-messages';
import { validateDepositRemoval } from '@eunbit/schema/validation-deposit';
import { MAXIMUM_NOTE_LENGTH } from '@eunbit/schema/validation-order-note';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { TextAreaField } from '../../../../components/TextAreaField.tsx';
import { toaster } from '../../../../components/toaster.ts';
import type { OrderDeposits_OrderFragment } from '../../../../gql/graphql.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useRemoveDeposit } from '../payment-mutations.ts';

interface RemoveDepositDialogProps {
  readonly orderNumber: string;
  readonly deposit: OrderDeposits_OrderFragment['deposits'][number];
  readonly onClose: () => void;
}

/** Takes a deposit out of the books that was recorded by mistake. */
export function RemoveDepositDialog({ orderNumber, deposit, onClose }: RemoveDepositDialogProps) {
  const t = useText();
  const language = useLanguage();
  const { send, busy } = useRemoveDeposit();
  const [reason, setReason] = useState('');
  const { amount, depositorName } = deposit;

  async function save() {
    const [failure] = validateDepositRemoval({ reason });
    if (failure) return { problem: { field: failure.path, message: message(failure.key, language) } };
    return send({ orderNumber, depositId: deposit.id, reason });
  }

  return (
    <FormDialog
      title={t('orders.deposits.remove')}
      agree={t('orders.deposits.removeAgree')}
      colorPalette="red"
      busy={busy}
      fields={['reason']}
      save={save}
      onClose={onClose}
      onSaved={() => {
        toaster.create({ title: t('orders.deposits.removed') });
        onClose();
      }}
    >
      {(getError) => (
        <>
          <p>
            {t('orders.deposits.removeText', { amount: formatMoney(amount, { place: 'order' }), name: depositorName })}
          </p>
          <TextAreaField
            label={t('orders.deposits.reason')}
            rows={2}
            maxLength={MAXIMUM_NOTE_LENGTH}
            data-autofocus
            value={reason}
            error={getError('reason')}
            onChange={(event) => setReason(event.target.value)}
          />
        </>
      )}
    </FormDialog>
  );
}
