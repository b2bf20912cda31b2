import { message } from '@eunbit/schema/staff-messages';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { validateReceivedDeposit } from '@eunbit/schema/validation-deposit';
import { MAXIMUM_DEPOSITOR_NAME_LENGTH } from '@eunbit/schema/validation-payment';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { DateControl } from '../../../../components/DateControl.tsx';
import { FormField } from '../../../../components/FormField.tsx';
import { SelectField } from '../../../../components/SelectField.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { TickBox } from '../../../../components/TickBox.tsx';
import { toaster } from '../../../../components/toaster.ts';
import type { OrderDeposits_OrderFragment } from '../../../../gql/graphql.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useRecordDeposit } from '../payment-mutations.ts';

const FIELDS = ['amount', 'receivedOn', 'depositorName', 'bankId'];
/** Asked for by the server alone, which knows what others have recorded. */
const REPEAT = 'isRepeatConfirmed';

/** Digits of an amount as it is typed, `30,000` say. */
const toAmount = (text: string) => Number(text.replaceAll(/[,\s원]/g, '') || Number.NaN);

interface RecordDepositDialogProps {
  readonly order: OrderDeposits_OrderFragment;
  readonly onClose: () => void;
}

/** Records a deposit; begins with what is open, today, and what the order says. */
export function RecordDepositDialog({ order, onClose }: RecordDepositDialogProps) {
  const t = useText();
  const language = useLanguage();
  const { send, busy } = useRecordDeposit();
  const { outstandingAmount, depositorName, bank } = order.payment;
  const day = storeDayFormat('KR');
  const days = { from: day.format(new Date(order.createdAt)), to: day.format(new Date()) };
  const [draft, setDraft] = useState({
    amount: outstandingAmount.amount > 0 ? String(outstandingAmount.amount) : '',
    receivedOn: days.to,
    depositorName: depositorName ?? '',
    bankId: bank?.id ?? '',
  });
  const [isRepeat, setIsRepeat] = useState(false);
  const [isRepeatConfirmed, setIsRepeatConfirmed] = useState(false);
  const change = (more: Partial<typeof draft>) => setDraft((typed) => ({ ...typed, ...more }));

  async function save() {
    const deposit = { ...draft, amount: toAmount(draft.amount) };
    const [failure] = validateReceivedDeposit(deposit, days);
    if (failure) return { problem: { field: failure.path, message: message(failure.key, language) } };
    const expectedDeposits = order.deposits.length;
    const recorded = await send({ orderNumber: order.number, ...deposit, expectedDeposits, isRepeatConfirmed });
    if (recorded.problem?.field === REPEAT) setIsRepeat(true);
    return recorded;
  }

  return (
    <FormDialog
      title={t('orders.deposits.record')}
      agree={t('orders.deposits.recordAgree')}
      busy={busy}
      fields={FIELDS}
      save={save}
      onClose={onClose}
      onSaved={() => {
        toaster.create({ title: t('orders.deposits.recorded') });
        onClose();
      }}
    >
      {(getError) => (
        <>
          <TextField
            label={t('orders.deposits.amount')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            data-autofocus
            value={draft.amount}
            error={getError('amount')}
            onChange={(event) => change({ amount: event.target.value })}
          />
          <FormField label={t('orders.deposits.receivedOn')} error={getError('receivedOn')}>
            {(control) => (
              <DateControl
                {...control}
                day={draft.receivedOn || null}
                min={days.from}
                max={days.to}
                value={draft.receivedOn}
                onChange={(event) => change({ receivedOn: event.target.value })}
                onPick={(receivedOn) => change({ receivedOn })}
              />
            )}
          </FormField>
          <TextField
            label={t('orders.payment.depositor')}
            autoComplete="off"
            maxLength={MAXIMUM_DEPOSITOR_NAME_LENGTH}
            value={draft.depositorName}
            error={getError('depositorName')}
            onChange={(event) => change({ depositorName: event.target.value })}
          />
          <SelectField
            label={t('orders.payment.bank')}
            value={draft.bankId}
            error={getError('bankId')}
            onChange={(event) => change({ bankId: event.currentTarget.value })}
          >
            <option value="">{t('orders.refund.chooseBank')}</option>
            {order.depositBanks.map(({ id, name, accountNumber }) => (
              <option key={id} value={id}>
                {name} {accountNumber}
              </option>
            ))}
          </SelectField>
          {isRepeat ? (
            <TickBox label={t('orders.deposits.repeat')} checked={isRepeatConfirmed} onChange={setIsRepeatConfirmed} />
          ) : null}
        </>
      )}
    </FormDialog>
  );
}
