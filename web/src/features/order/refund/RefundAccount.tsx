import { message } from '@eunbit/schema/messages';
import { REFUND_BANKS } from '@eunbit/schema/refund-account';
import {
  MAXIMUM_ACCOUNT_NUMBER_LENGTH,
  MAXIMUM_HOLDER_NAME_LENGTH,
  validateRefundAccount,
} from '@eunbit/schema/validation-refund-account';
import type { Problem } from '@eunbit/ui/use-send';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { WaitingForm } from '../../../components/WaitingForm.tsx';
import { Button } from '../../../elements/Button.tsx';
import { focusFirstError, SelectField, TextField } from '../../../elements/FormField.tsx';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useUpdateRefundAccount } from '../order-mutations.ts';

const RefundAccountFragment = graphql(`
  fragment RefundAccount_Order on Order {
    id
    number
    payment { status isRefundAccountWanted refundAccount { bankName maskedNumber } }
  }
`);

interface RefundAccountProps {
  readonly order: FragmentType<typeof RefundAccountFragment>;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
}

/** The account for the refund of a cancelled or partly refunded transfer: requested, and shown once it is known. */
export function RefundAccount({ order: masked, accessToken }: RefundAccountProps) {
  const { number, payment } = readFragment(RefundAccountFragment, masked);
  const { status, refundAccount, isRefundAccountWanted } = payment;
  const isUnderWay = status === 'REFUND_DUE' && refundAccount;
  if (!isRefundAccountWanted && !isUnderWay) return null;
  return (
    <styled.section
      aria-labelledby="refund-account"
      display="grid"
      gap="4"
      p={{ base: '5', md: '7' }}
      bg="bg.tint"
      borderWidth="1px"
      borderColor="purple.200"
      borderRadius="xl"
      textAlign="start"
    >
      <styled.h2 id="refund-account" fontSize="xl" fontWeight="semibold">
        <FormattedMessage id="order.refundAccount.title" />
      </styled.h2>
      {refundAccount ? (
        <p role="status">
          <FormattedMessage
            id="order.refundAccount.known"
            values={{ bank: refundAccount.bankName, number: refundAccount.maskedNumber }}
          />
        </p>
      ) : (
        <p>
          <FormattedMessage id="order.refundAccount.text" />
        </p>
      )}
      {isRefundAccountWanted ? <RefundAccountForm orderNumber={number} accessToken={accessToken} /> : null}
    </styled.section>
  );
}

const EMPTY = { bankCode: '', accountNumber: '', holderName: '' };

interface RefundAccountFormProps {
  readonly orderNumber: string;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
}

function RefundAccountForm({ orderNumber, accessToken }: RefundAccountFormProps) {
  const intl = useIntl();
  const { language } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const { send, busy } = useUpdateRefundAccount();
  const [account, setAccount] = useState(EMPTY);
  const [wrong, setWrong] = useState<Pick<Problem, 'field' | 'message'> | null>(null);
  const getError = (field: string) => (wrong?.field === field ? wrong.message : null);

  function change(more: Partial<typeof EMPTY>): void {
    setAccount((typed) => ({ ...typed, ...more }));
    setWrong(null);
  }

  useEffect(() => {
    if (wrong) focusFirstError(form.current);
  }, [wrong]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const [failure] = validateRefundAccount(account);
    if (failure) return setWrong({ field: failure.path, message: message(failure.key, language) });
    const { problem } = await send({ orderNumber, accessToken, account });
    setWrong(problem);
    if (!problem) setAccount(EMPTY);
  }

  return (
    <WaitingForm ref={form} onSubmit={submit} display="grid" gap="4">
      <SelectField
        label={<FormattedMessage id="order.refundAccount.bank" />}
        error={getError('bankCode')}
        name="bankCode"
        value={account.bankCode}
        onChange={(event) => change({ bankCode: event.currentTarget.value })}
      >
        <option value="">{intl.formatMessage({ id: 'order.refundAccount.chooseBank' })}</option>
        {REFUND_BANKS.map(({ code, name }) => (
          <option key={code} value={code}>
            {name[language]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={<FormattedMessage id="order.refundAccount.number" />}
        error={getError('accountNumber')}
        name="accountNumber"
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAXIMUM_ACCOUNT_NUMBER_LENGTH}
        value={account.accountNumber}
        onChange={(event) => change({ accountNumber: event.currentTarget.value })}
      />
      <TextField
        label={<FormattedMessage id="order.refundAccount.holder" />}
        error={getError('holderName')}
        name="holderName"
        autoComplete="name"
        maxLength={MAXIMUM_HOLDER_NAME_LENGTH}
        value={account.holderName}
        onChange={(event) => change({ holderName: event.currentTarget.value })}
      />
      {wrong?.field === null ? (
        <styled.p role="alert" color="fg.error" fontWeight="medium">
          {wrong.message ?? intl.formatMessage({ id: 'order.refundAccount.failed' })}
        </styled.p>
      ) : null}
      <styled.div>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="order.refundAccount.save" />
        </Button>
      </styled.div>
    </WaitingForm>
  );
}
