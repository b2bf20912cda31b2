import type { AddressFields } from '@eunbit/schema/address';
import { toBuyerNotes, toTypedNotes } from '@eunbit/schema/buyer-notes';
import { formatMoney } from '@eunbit/schema/money';
import type { OrderDestination } from '@eunbit/schema/order-edit';
import { validateDestination } from '@eunbit/schema/validation-order-edit';
import { rebase } from '@eunbit/ui/rebase';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { useFieldErrors } from '../../../components/use-field-errors.ts';
import { WaitingForm } from '../../../components/WaitingForm.tsx';
import { Button } from '../../../elements/Button.tsx';
import { ErrorAlert } from '../../../elements/ErrorAlert.tsx';
import { TextField } from '../../../elements/FormField.tsx';
import type { EditDestination_OrderFragment } from '../../../gql/graphql.ts';
import { AddressForm } from '../../address/AddressForm.tsx';
import { BuyerNotesFields } from '../../address/BuyerNotesFields.tsx';
import { SuggestedAddress } from '../../address/SuggestedAddress.tsx';
import { toEditableFields } from '../../address/use-address-form.ts';
import { toPaymentLink } from './payment-link.ts';
import { type EditOutcome, useEditOwnOrder } from './use-edit-own-order.ts';

interface DestinationFormProps {
  readonly order: EditDestination_OrderFragment;
  /** Access token of a guest; null for members. */
  readonly accessToken: string | null;
  readonly onSaved: () => void;
}

/** What the server wants to know before it saves. */
type Question = Extract<EditOutcome, { readonly kind: 'suggested' | 'totalChanges' }>;

/** The agreement of the buyer to what the server asked. */
interface Agreement {
  readonly address?: AddressFields;
  readonly isKeptAsTyped?: boolean;
  readonly acceptedTotal?: number;
}

/** Recipient, address, phone and notes of an order, as the checkout asks for them. */
export function DestinationForm({ order, accessToken, onSaved }: DestinationFormProps) {
  const intl = useIntl();
  const edit = useEditOwnOrder();
  const { market, number: orderNumber } = order;
  // What the buyer has seen: an edit of somebody else meanwhile is not overwritten.
  const [seen, setSeen] = useState(order);
  const [address, setAddress] = useState(() => toEditableFields(order.address, market));
  const [phone, setPhone] = useState(order.phone);
  const [notes, setNotes] = useState(() => toTypedNotes(order));
  const [agreement, setAgreement] = useState<Agreement>({});
  const [question, setQuestion] = useState<Question | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const wanted: OrderDestination = { address, phone, ...toBuyerNotes(notes, market) };
  const { form, errors, refuse, passes } = useFieldErrors({ ...address, phone }, () =>
    validateDestination(wanted, market),
  );

  async function send(more: Agreement = {}): Promise<void> {
    if (saving) return;
    const agreed = { ...agreement, ...more };
    setAgreement(agreed);
    if (agreed.address) setAddress(agreed.address);
    setSaving(true);
    setFailure(null);
    const { acceptedTotal, isKeptAsTyped = false } = agreed;
    const destination = { ...wanted, address: agreed.address ?? address, isKeptAsTyped };
    const expectedRevision = seen.revision;
    const outcome = await edit({ orderNumber, accessToken, expectedRevision, destination, acceptedTotal });
    setSaving(false);
    setQuestion(outcome.kind === 'suggested' || outcome.kind === 'totalChanges' ? outcome : null);
    if (outcome.kind === 'saved') onSaved();
    else if (outcome.kind === 'toPay') location.assign(toPaymentLink(outcome.token));
    else if (outcome.kind === 'invalid') refuse({ [outcome.field]: outcome.message });
    else if (outcome.kind === 'conflict') startAgainFrom(outcome.order, outcome.message);
    else if (outcome.kind === 'refused') {
      setFailure(outcome.message || intl.formatMessage({ id: 'order.edit.failed' }));
    }
  }

  /** What is typed stays; the other fields are as somebody else has saved them. */
  function startAgainFrom(now: EditDestination_OrderFragment, message: string): void {
    setAddress((typed) => rebase(typed, toEditableFields(seen.address, market), toEditableFields(now.address, market)));
    setPhone((typed) => (typed === seen.phone ? now.phone : typed));
    setNotes((typed) => rebase(typed, toTypedNotes(seen), toTypedNotes(now)));
    setSeen(now);
    setAgreement({});
    setFailure(message);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (passes('first')) void send();
  }

  /** What was agreed to was about what was typed before. */
  function change(work: () => void): void {
    work();
    setAgreement({});
    setQuestion(null);
    setFailure(null);
  }

  return (
    <WaitingForm ref={form} onSubmit={submit} display="grid" gap="5">
      <styled.p fontSize="sm" color="fg.muted">
        <FormattedMessage id="order.edit.lead" />
      </styled.p>
      <AddressForm
        market={market}
        address={address}
        getError={(field) => errors[field] ?? null}
        onChange={(changed) => change(() => setAddress(changed))}
      />
      <TextField
        label={<FormattedMessage id="order.edit.phone" />}
        error={errors.phone ?? null}
        name="phone"
        type="tel"
        autoComplete="tel"
        value={phone}
        onChange={({ currentTarget }) => change(() => setPhone(currentTarget.value))}
      />
      <BuyerNotesFields
        market={market}
        notes={notes}
        getError={(note) => errors[note] ?? null}
        onChange={(changed) => change(() => setNotes({ ...notes, ...changed }))}
      />
      {question?.kind === 'suggested' ? (
        <SuggestedAddress
          typed={address}
          suggestion={question.suggestion}
          busy={saving}
          onUse={() => void send({ address: question.suggestion, isKeptAsTyped: true })}
          onKeep={() => void send({ isKeptAsTyped: true })}
        />
      ) : null}
      {failure ? <ErrorAlert>{failure}</ErrorAlert> : null}
      {question?.kind === 'totalChanges' ? (
        <TotalChanges question={question} busy={saving} onAccept={(acceptedTotal) => void send({ acceptedTotal })} />
      ) : (
        <div>
          <Button type="submit" busy={saving}>
            <FormattedMessage id="order.edit.save" />
          </Button>
        </div>
      )}
    </WaitingForm>
  );
}

interface TotalChangesProps {
  readonly question: Extract<Question, { readonly kind: 'totalChanges' }>;
  readonly busy: boolean;
  readonly onAccept: (total: number) => void;
}

/** Another place has another tax: the buyer agrees to the new total first, and pays the difference where there is one. */
function TotalChanges({ question, busy, onAccept }: TotalChangesProps) {
  const difference = { ...question.after, amount: question.after.amount - question.before.amount };
  const costsMore = difference.amount > 0;
  const [before, after, more] = [question.before, question.after, difference].map((money) =>
    formatMoney(money, { place: 'order' }),
  );
  return (
    <styled.section role="alert" display="grid" gap="3" p="5" bg="bg.tint" borderWidth="1px" borderRadius="lg">
      <styled.h3 fontWeight="semibold">
        <FormattedMessage id="order.edit.totalTitle" />
      </styled.h3>
      <p>
        <FormattedMessage id="order.edit.totalText" values={{ before, after }} />
      </p>
      {costsMore ? (
        <p>
          <FormattedMessage id="order.edit.payText" values={{ more }} />
        </p>
      ) : null}
      <div>
        <Button busy={busy} onClick={() => onAccept(question.after.amount)}>
          {costsMore ? (
            <FormattedMessage id="order.edit.acceptAndPay" values={{ more }} />
          ) : (
            <FormattedMessage id="order.edit.accept" values={{ after }} />
          )}
        </Button>
      </div>
    </styled.section>
  );
}
