import { useQuery } from '@apollo/client/react';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { paymentDueDays } from '@eunbit/schema/validation-deposit';
import { MAXIMUM_DEPOSITOR_NAME_LENGTH } from '@eunbit/schema/validation-payment';
import { useText } from '../../app/use-text.ts';
import { DateField } from '../../components/DateField.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { SendForm } from '../../components/use-send-form.ts';
import { graphql } from '../../gql/index.ts';
import type { DraftForm } from './draft-form.ts';

const DraftDepositAccountsDocument = graphql(`
  query DraftDepositAccounts {
    draftDepositAccounts { id name accountNumber }
  }
`);

/** The account of a bank transfer, the depositor's name and the due date. */
export function DepositFields({ form }: { form: SendForm<DraftForm> }) {
  const bank = form.control('bankId');
  const t = useText();
  const { data, error } = useQuery(DraftDepositAccountsDocument);
  const days = paymentDueDays(storeDayFormat('KR').format(new Date()));
  return (
    <>
      <SelectField
        label={t('draftOrders.bank')}
        value={bank.value}
        error={bank.error ?? (error ? t('draftOrders.banksFailed') : null)}
        onChange={(event) => bank.onChange(event.target.value)}
      >
        <option value="">{t('draftOrders.chooseBank')}</option>
        {(data?.draftDepositAccounts ?? []).map(({ id, name, accountNumber }) => (
          <option key={id} value={id}>
            {name} {accountNumber}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('draftOrders.depositor')}
        autoComplete="off"
        maxLength={MAXIMUM_DEPOSITOR_NAME_LENGTH}
        {...form.field('depositorName')}
      />
      <DateField
        label={t('draftOrders.paymentDue')}
        hint={t('draftOrders.paymentDueHint')}
        min={days.from}
        max={days.to}
        {...form.control('paymentDueOn')}
      />
    </>
  );
}
