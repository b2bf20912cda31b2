import { useQuery } from '@apollo/client/react';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import { paymentDueDays } from '@eunbit/schema/validation-deposit';
import { MAXIMUM_DEPOSITOR_NAME_LENGTH } from '@eunbit/schema/validation-payment';
import { useText } from '../../app/use-text.ts';
import { DateControl } from '../../components/DateControl.tsx';
import { FormField } from '../../components/FormField.tsx';
import { SelectField } from '../../components/SelectField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { graphql } from '../../gql/index.ts';
import type { DraftForm } from './draft-form.ts';

const DraftDepositAccountsDocument = graphql(`
  query DraftDepositAccounts {
    draftDepositAccounts {
      id
      name
      accountNumber
    }
  }
`);

interface DepositFieldsProps {
  readonly form: DraftForm;
  readonly getError: (field: string) => string | null;
  readonly onChange: (change: Partial<DraftForm>) => void;
}

/** Into which account, in whose name and until when the customer transfers. */
export function DepositFields({ form, getError, onChange }: DepositFieldsProps) {
  const t = useText();
  const { data, error } = useQuery(DraftDepositAccountsDocument);
  const days = paymentDueDays(storeDayFormat('KR').format(new Date()));
  return (
    <>
      <SelectField
        label={t('draftOrders.bank')}
        value={form.bankId}
        error={getError('bankId') ?? (error ? t('draftOrders.banksFailed') : null)}
        onChange={(event) => onChange({ bankId: event.currentTarget.value })}
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
        value={form.depositorName}
        error={getError('depositorName')}
        onChange={(event) => onChange({ depositorName: event.target.value })}
      />
      <FormField
        label={t('draftOrders.paymentDue')}
        hint={t('draftOrders.paymentDueHint')}
        error={getError('paymentDueOn')}
      >
        {(control) => (
          <DateControl
            {...control}
            day={form.paymentDueOn || null}
            min={days.from}
            max={days.to}
            value={form.paymentDueOn}
            onChange={(event) => onChange({ paymentDueOn: event.target.value })}
            onPick={(day) => onChange({ paymentDueOn: day })}
          />
        )}
      </FormField>
    </>
  );
}
