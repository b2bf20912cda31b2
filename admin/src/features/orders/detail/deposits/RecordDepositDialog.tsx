import { storeDayFormat } from '@eunbit/schema/time-zone';
import { validateReceivedDeposit } from '@eunbit/schema/validation-deposit';
import { MAXIMUM_DEPOSITOR_NAME_LENGTH } from '@eunbit/schema/validation-payment';
import { useState } from 'react';
import { useText } from '../../../../app/use-text.ts';
import { DateField } from '../../../../components/DateField.tsx';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { SelectField } from '../../../../components/SelectField.tsx';
import { TextField } from '../../../../components/TextField.tsx';
import { TickBox } from '../../../../components/TickBox.tsx';
import { useSendForm } from '../../../../components/use-send-form.ts';
import type { OrderDeposits_OrderFragment } from '../../../../gql/graphql.ts';
import { graphql } from '../../../../gql/index.ts';
import { useRecordDeposit } from '../payment-mutations.ts';

export const OrderDepositsFragment = graphql(`
  fragment OrderDeposits_Order on Order {
    number
    createdAt
    isDepositRecordable
    isPaymentDueEditable
    depositBanks { id name accountNumber }
    deposits {
      id
      amount { amount currency }
      receivedOn
      depositorName
      bankName
      isFromStatement
      recordedAt
      author
      isRemovable
      removal { reason at author }
    }
    payment { method status depositorName bank { id } outstandingAmount { amount currency } }
  }
`);

/** Only requested by the server, which knows what others have recorded. */
const REPEAT = 'isRepeatConfirmed';

/** Parses a typed amount, such as `30,000`. */
const toAmount = (text: string) => Number(text.replaceAll(/[,\s원]/g, '') || Number.NaN);

interface RecordDepositDialogProps {
  readonly order: OrderDeposits_OrderFragment;
  readonly onClose: () => void;
}

/** Records a deposit; prefilled with the open amount, today's date and the order's data. */
export function RecordDepositDialog({ order, onClose }: RecordDepositDialogProps) {
  const t = useText();
  const { send } = useRecordDeposit();
  const { outstandingAmount, depositorName, bank } = order.payment;
  const day = storeDayFormat('KR');
  const days = { from: day.format(new Date(order.createdAt)), to: day.format(new Date()) };
  const [isRepeat, setIsRepeat] = useState(false);
  const form = useSendForm({
    values: {
      amount: outstandingAmount.amount > 0 ? String(outstandingAmount.amount) : '',
      receivedOn: days.to,
      depositorName: depositorName ?? '',
      bankId: bank?.id ?? '',
      isConfirmed: false,
    },
    validate: ({ amount, ...deposit }) => validateReceivedDeposit({ ...deposit, amount: toAmount(amount) }, days),
    async send({ amount, isConfirmed, ...deposit }) {
      const expectedDeposits = order.deposits.length;
      const input = { ...deposit, amount: toAmount(amount), expectedDeposits, isRepeatConfirmed: isConfirmed };
      const recorded = await send({ orderNumber: order.number, ...input });
      if (recorded.problem?.field === REPEAT) setIsRepeat(true);
      return recorded;
    },
    done: t('orders.deposits.recorded'),
    onSent: onClose,
  });

  return (
    <FormDialog
      title={t('orders.deposits.record')}
      form={form}
      agree={t('orders.deposits.recordAgree')}
      onClose={onClose}
    >
      <TextField
        label={t('orders.deposits.amount')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        data-autofocus
        {...form.field('amount')}
      />
      <DateField
        label={t('orders.deposits.receivedOn')}
        min={days.from}
        max={days.to}
        {...form.control('receivedOn')}
      />
      <TextField
        label={t('orders.payment.depositor')}
        autoComplete="off"
        maxLength={MAXIMUM_DEPOSITOR_NAME_LENGTH}
        {...form.field('depositorName')}
      />
      <SelectField label={t('orders.payment.bank')} {...form.field('bankId')}>
        <option value="">{t('orders.refund.chooseBank')}</option>
        {order.depositBanks.map(({ id, name, accountNumber }) => (
          <option key={id} value={id}>
            {name} {accountNumber}
          </option>
        ))}
      </SelectField>
      {isRepeat ? <TickBox label={t('orders.deposits.repeat')} {...form.box('isConfirmed')} /> : null}
    </FormDialog>
  );
}
