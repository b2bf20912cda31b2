import { ASKED_CASH_RECEIPTS, SELF_ISSUED_FROM } from '@eunbit/schema/cash-receipt';
import { MAXIMUM_CASH_RECEIPT_NUMBER_LENGTH } from '@eunbit/schema/validation-cash-receipt';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { TextField } from '../../../../elements/FormField.tsx';
import { ChoiceCard } from '../../step/ChoiceCard.tsx';
import type { PaymentStepProps } from '../attempt/use-payment-attempt.ts';
import { chooseReceipt, toCashReceipt } from './cash-receipt.ts';

const TEXTS = {
  PERSONAL: {
    name: 'checkout.receipt.personal',
    detail: 'checkout.receipt.personalDetail',
    number: 'checkout.receipt.personalNumber',
  },
  BUSINESS: {
    name: 'checkout.receipt.business',
    detail: 'checkout.receipt.businessDetail',
    number: 'checkout.receipt.businessNumber',
  },
} as const;

interface CashReceiptChoiceProps extends PaymentStepProps {
  /** Why the number is rejected. */
  readonly error: string | null;
}

/** Whether a transfer gets a cash receipt, and for which holder. */
export function CashReceiptChoice({ checkout, session, error }: CashReceiptChoiceProps) {
  const { draft, updateDraft } = session;
  const receipt = toCashReceipt(draft);
  const isOwed = !receipt && checkout.total.amount >= SELF_ISSUED_FROM;
  return (
    <styled.div display="grid" gap="4">
      <styled.fieldset>
        <styled.legend fontSize="sm" fontWeight="semibold" mb="2">
          <FormattedMessage id="checkout.receipt" />
        </styled.legend>
        <styled.div display="grid" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }} gap="3">
          <ChoiceCard
            name="cashReceipt"
            checked={!receipt}
            onChoose={() => updateDraft({ cashReceipt: '' })}
            title={<FormattedMessage id="checkout.receipt.none" />}
          />
          {ASKED_CASH_RECEIPTS.map((kind) => (
            <ChoiceCard
              key={kind}
              name="cashReceipt"
              checked={kind === receipt?.kind}
              onChoose={() => updateDraft(chooseReceipt(draft, kind, checkout.contact?.phone ?? ''))}
              title={<FormattedMessage id={TEXTS[kind].name} />}
              detail={<FormattedMessage id={TEXTS[kind].detail} />}
            />
          ))}
        </styled.div>
      </styled.fieldset>
      {isOwed ? (
        <styled.p fontSize="sm" color="fg.muted">
          <FormattedMessage id="checkout.receipt.owed" />
        </styled.p>
      ) : null}
      {receipt ? (
        <TextField
          key={receipt.kind}
          label={<FormattedMessage id={TEXTS[receipt.kind].number} />}
          hint={<FormattedMessage id="checkout.receipt.hint" />}
          error={error}
          name="cashReceiptNumber"
          inputMode="numeric"
          autoComplete={receipt.kind === 'PERSONAL' ? 'tel-national' : 'off'}
          maxLength={MAXIMUM_CASH_RECEIPT_NUMBER_LENGTH}
          value={receipt.number}
          onChange={({ currentTarget: { value } }) =>
            updateDraft(receipt.kind === 'PERSONAL' ? { cashReceiptPersonal: value } : { cashReceiptBusiness: value })
          }
        />
      ) : null}
    </styled.div>
  );
}
