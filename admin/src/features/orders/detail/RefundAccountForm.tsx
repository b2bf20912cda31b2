import { chakra, Text } from '@chakra-ui/react';
import { REFUND_BANKS } from '@eunbit/schema/refund-account';
import { message } from '@eunbit/schema/staff-messages';
import {
  MAXIMUM_ACCOUNT_NUMBER_LENGTH,
  MAXIMUM_HOLDER_NAME_LENGTH,
  validateRefundAccount,
} from '@eunbit/schema/validation-refund-account';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { Outcome } from '@eunbit/ui/use-send';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { focusFirstError } from '../../../components/first-error.ts';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { toaster } from '../../../components/toaster.ts';
import type { MessageId } from '../../../gql/message-id.ts';
import { useRecordRefundAccount } from './refund/refund-mutations.ts';

const EMPTY = { bankCode: '', accountNumber: '', holderName: '' };
const FIELDS = new Set(Object.keys(EMPTY));

interface RefundAccountFormProps {
  readonly orderNumber: string;
  /** What the account is for. */
  readonly text: MessageId;
  readonly onSaved?: () => void;
}

/** The account that a customer tells staff, to which their money is sent. */
export function RefundAccountForm({ orderNumber, text, onSaved }: RefundAccountFormProps) {
  const t = useText();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { send, busy } = useRecordRefundAccount();
  const [account, setAccount] = useState(EMPTY);
  const [problem, setProblem] = useState<Outcome['problem']>(null);
  const getError = (field: string) => (problem?.field === field ? problem.message : null);

  function change(more: Partial<typeof EMPTY>): void {
    setAccount((typed) => ({ ...typed, ...more }));
    setProblem(null);
  }

  useEffect(
    function goToRefusedField() {
      if (problem) focusFirstError(form.current);
    },
    [problem],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const [failure] = validateRefundAccount(account);
    if (failure) return setProblem({ field: failure.path, message: message(failure.key, language) });
    const { problem: refused } = await send({ orderNumber, account });
    setProblem(refused);
    if (refused) return;
    toaster.create({ title: t('orders.refund.accountSaved') });
    onSaved?.();
  }

  const isOfForm = problem !== null && !FIELDS.has(problem.field ?? '');
  return (
    <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="3" pt="4" borderTopWidth="1px">
      <Text color="fg.muted">{t(text)}</Text>
      <SelectField
        label={t('orders.refund.bank')}
        value={account.bankCode}
        error={getError('bankCode')}
        onChange={(event) => change({ bankCode: event.currentTarget.value })}
      >
        <option value="">{t('orders.refund.chooseBank')}</option>
        {REFUND_BANKS.map(({ code, name }) => (
          <option key={code} value={code}>
            {name[language]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('orders.refund.accountNumber')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAXIMUM_ACCOUNT_NUMBER_LENGTH}
        value={account.accountNumber}
        error={getError('accountNumber')}
        onChange={(event) => change({ accountNumber: event.target.value })}
      />
      <TextField
        label={t('orders.refund.holder')}
        autoComplete="off"
        maxLength={MAXIMUM_HOLDER_NAME_LENGTH}
        value={account.holderName}
        error={getError('holderName')}
        onChange={(event) => change({ holderName: event.target.value })}
      />
      {isOfForm ? <ErrorAlert>{problem.message ?? t('orders.action.failed')}</ErrorAlert> : null}
      <Button type="submit" variant="outline" loading={busy}>
        {t('orders.refund.saveAccount')}
      </Button>
    </chakra.form>
  );
}
