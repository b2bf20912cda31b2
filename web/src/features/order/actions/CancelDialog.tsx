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
import { ModalBox } from '../../../elements/ModalBox.tsx';
import type { CancelDialog_OrderFragment } from '../../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';
import { useCancelOrder } from '../order-mutations.ts';
import { SumText } from '../SumText.tsx';
import { CANCEL_TEXTS } from '../view/order-texts.ts';

const CancelDialogFragment = graphql(`
  fragment CancelDialog_Order on Order {
    id
    number
    cancellationPreview { money refund { amount currency } }
    payment { disputedAmount { amount currency } }
    reopenedReturn { number refund { amount currency } }
  }
`);

/** Message keys about the payment of the order after a cancellation. */
const MONEY_NOTES: Readonly<Record<CancelDialog_OrderFragment['cancellationPreview']['money'], string>> = {
  NO_CHARGE: 'order.cancel.freeNote',
  NOTHING_PAID: 'order.cancel.depositNote',
  NOT_CHARGED: 'order.cancel.releaseNote',
  CARD: 'order.cancel.refundNote',
  BANK_ACCOUNT: 'order.cancel.transferNote',
  ALREADY_REFUNDED: 'order.cancel.refundedNote',
};

interface CancelDialogProps {
  readonly order: FragmentType<typeof CancelDialogFragment>;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
  readonly onClose: () => void;
}

/** Asks for the reason and a confirmation, and explains what happens to the money. */
export function CancelDialog({ order: masked, accessToken, onClose }: CancelDialogProps) {
  const order = readFragment(CancelDialogFragment, masked);
  const intl = useIntl();
  const { language } = useSettings();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { send, busy } = useCancelOrder();
  const [reason, setReason] = useState<CancelReason>(CancelReason.CHANGED_MIND);
  const [detail, setDetail] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const [failure] = validateCancellation({ detail });
    setWrong(failure ? message(failure.key, language) : null);
    if (failure) return;
    const { problem: refused } = await send({ orderNumber: order.number, accessToken, reason, detail });
    if (refused) setProblem(refused.message ?? intl.formatMessage({ id: 'order.cancel.failed' }));
    else onClose();
  }

  return (
    <ModalBox
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      width="min(30rem, calc(100vw - 2rem))"
      maxHeight="calc(100dvh - 2rem)"
      overflowY="auto"
      p="6"
    >
      <WaitingForm onSubmit={submit} display="grid" gap="5">
        <styled.h2 id={titleId} fontSize="xl" fontWeight="semibold">
          <FormattedMessage id="order.cancel.title" />
        </styled.h2>
        <Consequences order={order} />
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
        {problem ? (
          <styled.p role="alert" color="fg.error" fontWeight="medium">
            {problem}
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
    </ModalBox>
  );
}

/** Consequences for the money, and for the return that the order settles. */
function Consequences({ order }: { order: CancelDialog_OrderFragment }) {
  const {
    cancellationPreview: { money, refund },
    payment: { disputedAmount },
    reopenedReturn,
  } = order;
  const isDisputed = disputedAmount.amount > 0;
  const note = isDisputed && money === 'ALREADY_REFUNDED' ? 'order.cancel.closeNote' : MONEY_NOTES[money];
  return (
    <styled.div display="grid" gap="2">
      <p>
        <FormattedMessage id={note} values={{ amount: formatMoney(refund, { place: 'order' }) }} />
      </p>
      <SumText id="order.cancel.disputedNote" amount={disputedAmount} />
      {reopenedReturn ? (
        <p>
          <FormattedMessage
            id="order.cancel.returnNote"
            values={{
              number: reopenedReturn.number,
              amount: formatMoney(reopenedReturn.refund, { place: 'order' }),
            }}
          />
        </p>
      ) : null}
    </styled.div>
  );
}
