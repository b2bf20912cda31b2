import { formatMoney } from '@eunbit/schema/money';
import type { TransferMethod } from '@eunbit/schema/payment-method';
import { personName } from '@eunbit/schema/person-name';
import { KOREAN_POLICY } from '@eunbit/schema/store-policy';
import { validateCashReceipt } from '@eunbit/schema/validation-cash-receipt';
import { validateDeposit } from '@eunbit/schema/validation-payment';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../../app/settings.tsx';
import { useFieldErrors } from '../../../../components/use-field-errors.ts';
import { WaitingForm } from '../../../../components/WaitingForm.tsx';
import { Button } from '../../../../elements/Button.tsx';
import { TextField } from '../../../../elements/FormField.tsx';
import { SampleMark } from '../../../../elements/SampleMark.tsx';
import { ChoiceCard } from '../../step/ChoiceCard.tsx';
import {
  type FieldOperationError,
  findFirstOperationError,
  toOperationErrors,
} from '../../step/field-operation-error.ts';
import { PaymentProblemAlert } from '../attempt/PaymentProblemAlert.tsx';
import { TermsAgreement } from '../attempt/TermsAgreement.tsx';
import { hasAgreedToAll } from '../attempt/terms.ts';
import { type PaymentMethodProps, usePaymentAttempt } from '../attempt/use-payment-attempt.ts';
import { CashReceiptChoice } from './CashReceiptChoice.tsx';
import { toCashReceipt } from './cash-receipt.ts';

const FIELDS = ['bankId', 'depositorName', 'cashReceipt'];

interface DepositPaymentProps extends PaymentMethodProps {
  readonly method: TransferMethod;
}

/**
 * Payment by transfer, into the shop's account or a virtual account of the order: the buyer chooses a bank, names the depositor
 * and places the order; the money comes later.
 */
export function DepositPayment({ checkout, session, method, agreed, onAgree }: DepositPaymentProps) {
  const { language } = useSettings();
  const { draft, updateDraft } = session;
  const [ownName, setOwnName] = useState<string | null>(draft.depositorName || null);
  const { attempt, dismiss, running, problem } = usePaymentAttempt(checkout, session);
  const orderer = checkout.address ? personName(checkout.address) : '';
  const hasAgreed = hasAgreedToAll(checkout.market, agreed);
  const banks = method === 'DEPOSIT' ? checkout.banks : checkout.virtualAccountBanks;
  // A bank of one method may not be available for the other.
  const bankId = banks.some(({ id }) => id === draft.bankId) ? draft.bankId : '';
  const deposit = { bankId, depositorName: ownName ?? orderer };
  const cashReceipt = toCashReceipt(draft);
  const values = { ...deposit, cashReceipt: cashReceipt && `${cashReceipt.kind} ${cashReceipt.number}` };
  const check = () => [...validateDeposit(deposit), ...(cashReceipt ? validateCashReceipt(cashReceipt) : [])];
  const { form, errors, refuse, clear } = useFieldErrors(values, check);
  const getError = (field: string) => errors[field] ?? null;

  /** Shows only the first one (CHECKOUT-2). */
  function show(operationErrors: readonly FieldOperationError[]): void {
    const first = findFirstOperationError(operationErrors, FIELDS);
    if (first) refuse({ [first.field]: first.message });
    else clear();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const operationErrors = toOperationErrors(check(), language);
    show(operationErrors);
    if (operationErrors.length > 0) dismiss();
    if (operationErrors.length > 0 || running) return;
    const outcome = await attempt({ method, ...deposit, cashReceipt, hasAgreedToTerms: hasAgreed });
    if (outcome.kind === 'invalid') show(outcome.operationErrors);
  }

  function nameDepositor(depositorName: string): void {
    setOwnName(depositorName);
    updateDraft({ depositorName });
  }

  return (
    <WaitingForm ref={form} onSubmit={submit} display="grid" gap="6">
      <BankChoice
        banks={banks}
        chosen={bankId}
        onChoose={(chosen) => updateDraft({ bankId: chosen })}
        error={getError('bankId')}
      />
      <TextField
        label={<FormattedMessage id="checkout.depositorName" />}
        hint={method === 'DEPOSIT' ? <FormattedMessage id="checkout.depositorHint" /> : null}
        error={getError('depositorName')}
        name="depositorName"
        autoComplete="name"
        value={deposit.depositorName}
        onChange={(event) => nameDepositor(event.currentTarget.value)}
      />
      <CashReceiptChoice checkout={checkout} session={session} error={getError('cashReceipt')} />
      <TermsAgreement market={checkout.market} agreed={agreed} onChange={onAgree} />
      {problem ? <PaymentProblemAlert problem={problem} /> : null}
      <styled.div display="grid" gap="2">
        <Button type="submit" size="lg" busy={running} disabled={!hasAgreed}>
          <FormattedMessage
            id="checkout.orderFor"
            values={{ amount: formatMoney(checkout.total, { place: 'order' }) }}
          />
        </Button>
        <styled.p fontSize="sm" color="fg.muted" textAlign="center">
          <FormattedMessage
            id={method === 'DEPOSIT' ? 'checkout.depositNote' : 'checkout.virtualNote'}
            values={{ days: KOREAN_POLICY.depositDueDays }}
          />
        </styled.p>
      </styled.div>
    </WaitingForm>
  );
}

interface BankChoiceProps {
  readonly banks: readonly { readonly id: string; readonly name: string; readonly isSample?: boolean }[];
  readonly chosen: string;
  readonly onChoose: (bankId: string) => void;
  readonly error: string | null;
}

/** The banks to choose from for a transfer. */
function BankChoice({ banks, chosen, onChoose, error }: BankChoiceProps) {
  const errorId = useId();
  return (
    <styled.fieldset>
      <styled.legend fontSize="sm" fontWeight="semibold" mb="2">
        <FormattedMessage id="checkout.bank" />
      </styled.legend>
      <styled.div display="grid" gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} gap="3">
        {banks.map(({ id, name, isSample }) => (
          <ChoiceCard
            key={id}
            name="bankId"
            checked={id === chosen}
            onChoose={() => onChoose(id)}
            title={name}
            aside={isSample ? <SampleMark /> : null}
            invalid={error !== null}
            errorId={error ? errorId : undefined}
          />
        ))}
      </styled.div>
      {error ? (
        <styled.p id={errorId} mt="1.5" fontSize="sm" color="fg.error" fontWeight="medium">
          {error}
        </styled.p>
      ) : null}
    </styled.fieldset>
  );
}
