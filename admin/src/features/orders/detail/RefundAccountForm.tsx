import { chakra, Text } from '@chakra-ui/react';
import { REFUND_BANKS } from '@eunbit/schema/refund-account';
import {
  MAXIMUM_ACCOUNT_NUMBER_LENGTH,
  MAXIMUM_HOLDER_NAME_LENGTH,
  validateRefundAccount,
} from '@eunbit/schema/validation-refund-account';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useText } from '../../../app/use-text.ts';
import { Button } from '../../../components/Button.tsx';
import { ErrorAlert } from '../../../components/ErrorAlert.tsx';
import { SelectField } from '../../../components/SelectField.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useSendForm } from '../../../components/use-send-form.ts';
import type { MessageId } from '../../../gql/message-id.ts';
import { useRecordRefundAccount } from './refund/refund-mutations.ts';

interface RefundAccountFormProps {
  readonly orderNumber: string;
  /** Explains what the account is for. */
  readonly text: MessageId;
  readonly onSaved?: () => void;
}

/** Records the account for a refund, as the customer has given it. */
export function RefundAccountForm({ orderNumber, text, onSaved }: RefundAccountFormProps) {
  const t = useText();
  const language = useLanguage();
  const { send } = useRecordRefundAccount();
  const form = useSendForm({
    values: { bankCode: '', accountNumber: '', holderName: '' },
    validate: validateRefundAccount,
    send: (account) => send({ orderNumber, account }),
    done: t('orders.refund.accountSaved'),
    onSent: () => onSaved?.(),
  });
  return (
    <chakra.form {...form.formProps} display="grid" gap="3" pt="4" borderTopWidth="1px">
      <Text color="fg.muted">{t(text)}</Text>
      <SelectField label={t('orders.refund.bank')} {...form.field('bankCode')}>
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
        {...form.field('accountNumber')}
      />
      <TextField
        label={t('orders.refund.holder')}
        autoComplete="off"
        maxLength={MAXIMUM_HOLDER_NAME_LENGTH}
        {...form.field('holderName')}
      />
      {form.problem ? <ErrorAlert>{form.problem}</ErrorAlert> : null}
      <Button type="submit" variant="outline" loading={form.busy}>
        {t('orders.refund.saveAccount')}
      </Button>
    </chakra.form>
  );
}
