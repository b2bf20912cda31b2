import { message } from '@eunbit/schema/messages';
import { formatMoney } from '@eunbit/schema/money';
import { CancelReason } from '@eunbit/schema/order';
import { MAXIMUM_CANCEL_DETAIL_LENGTH, validateCancellation } from '@eunbit/schema/validation-order';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../../app/settings.tsx';
import { WaitingForm } from '../../../components/WaitingForm.tsx';
import { Button } from '../../../elements/Button.tsx';
import { SelectField, TextField } from '../../../elements/FormField.tsx';
import type { CancelDialog_OrderPaymentFragment, PaymentState } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { CANCEL_TEXTS } from '../view/order-texts.ts';
import { useCancelOrder } from './use-cancel-order.ts';

const CancelDialogFragment = graphql(`
  fragment CancelDialog_OrderPayment on OrderPayment {
    state
    refundableAmount {
      amount
      currency
    }
    disputedAmount {
      amount
      currency
    }
  }
`);

/** Message keys about money that was not charged yet. */
const MONEY_NOTES: Readonly<Partial<Record<PaymentState, string>>> = {
  AWAITING_DEPOSIT: 'order.cancel.depositNote',
  AUTHORISED: 'order.cancel.releaseNote',
  LAPSED: 'order.cancel.releaseNote',
};

interface CancelDialogProps {
  readonly orderNumber: string;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
  readonly payment: FragmentType<typeof CancelDialogFragment>;
  readonly onClose: () => void;
}

/** Asks for the reason and a confirmation, and explains what happens to the money. */
export function CancelDialog({ orderNumber, accessToken, payment, onClose }: CancelDialogProps) {
  const intl = useIntl();
  const { language } = useSettings();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useCancelOrder();
  const [reason, setReason] = useState<CancelReason>(CancelReason.CHANGED_MIND);
  const [detail, setDetail] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [operationError, setOperationError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const [failure] = validateCancellation({ detail });
    setWrong(failure ? message(failure.key, language) : null);
    if (failure) return;
    setBusy(true);
    const refused = await cancel({ orderNumber, accessToken, reason, detail });
    setBusy(false);
    if (refused === null) onClose();
    else setOperationError(refused || intl.formatMessage({ id: 'order.cancel.failed' }));
  }

  return (
    <styled.dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      margin="auto"
      width="min(30rem, calc(100vw - 2rem))"
      maxHeight="calc(100dvh - 2rem)"
      overflowY="auto"
      p="6"
      bg="white"
      color="fg"
      borderRadius="xl"
      boxShadow="lg"
      css={{ '&::backdrop': { background: 'rgba(31, 32, 36, 0.42)' } }}
    >
      <WaitingForm onSubmit={submit} display="grid" gap="5">
        <styled.h2 id={titleId} fontSize="xl" fontWeight="semibold">
          <FormattedMessage id="order.cancel.title" />
        </styled.h2>
        <MoneyNote payment={readFragment(CancelDialogFragment, payment)} />
        <SelectField
          label={<FormattedMessage id="order.cancel.reason" />}
          name="reason"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value as CancelReason)}
        >
          {Object.entries(CANCEL_TEXTS).map(([value, id]) => (
            <option key={value} value={value}>
              {intl.formatMessage({ id })}
            </option>
          ))}
        </SelectField>
        <TextField
          label={<FormattedMessage id="order.cancel.detail" />}
          error={wrong}
          name="detail"
          autoComplete="off"
          maxLength={MAXIMUM_CANCEL_DETAIL_LENGTH}
          value={detail}
          onChange={(event) => {
            setDetail(event.currentTarget.value);
            setWrong(null);
          }}
        />
        {operationError ? (
          <styled.p role="alert" color="fg.error" fontWeight="medium">
            {operationError}
          </styled.p>
        ) : null}
        <styled.div display="flex" flexWrap="wrap" gap="3" justifyContent="end">
          <Button variant="outline" onClick={onClose}>
            <FormattedMessage id="order.cancel.keep" />
          </Button>
          <Button type="submit" busy={busy}>
            <FormattedMessage id="order.cancel.confirm" />
          </Button>
        </styled.div>
      </WaitingForm>
    </styled.dialog>
  );
}

/** What becomes of the money: exactly what goes back, and what a dispute keeps from going back. */
function MoneyNote({ payment }: { readonly payment: CancelDialog_OrderPaymentFragment }) {
  const { state, refundableAmount, disputedAmount } = payment;
  const amount = formatMoney(refundableAmount, { place: 'order' });
  const paid = refundableAmount.amount > 0 ? 'order.cancel.refundNote' : 'order.cancel.closeNote';
  return (
    <>
      <p>
        <FormattedMessage id={MONEY_NOTES[state] ?? paid} values={{ amount }} />
      </p>
      {disputedAmount.amount > 0 ? (
        <p>
          <FormattedMessage
            id="order.cancel.disputedNote"
            values={{ amount: formatMoney(disputedAmount, { place: 'order' }) }}
          />
        </p>
      ) : null}
    </>
  );
}
